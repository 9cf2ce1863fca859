/** Services that run with consent only: their code loads when there is some (R384). */
import { whenAllowed } from '#features/cookie-consent/ui/allowed.ts';

/** @returns ends them */
export function runServices(): () => void {
  let stop: (() => void) | undefined;
  return whenAllowed(
    'analytics',
    async () => {
      const { watchLists } = await import('#features/catalogue/ui/list-attribution.ts');
      stop = watchLists();
    },
    () => stop?.(),
  );
}
