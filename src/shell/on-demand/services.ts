/** Services that run with consent only: their code loads when there is some (R384). */
import { whenAllowed } from '#features/cookie-consent/ui/allowed.ts';
import { publishConsent } from '#features/analytics/ui/consent-signals.ts';
import { notedAt } from '#features/analytics/rules/noted.ts';
import { watchErrors } from './error-watch.ts';
import { note, watchVisit } from './visit.ts';

/** @returns ends them */
export function runServices(): () => void {
  watchErrors();
  // First, so that it stands before any event.
  const ends = [publishConsent(), watchVisit(), watchOpenedProducts()];
  return () => ends.forEach((end) => end());
}

/** Loaded at once, so that the first product is attributed to its list. */
function watchOpenedProducts(): () => void {
  let stop: (() => void) | undefined;
  const start = async () => {
    const { watchLists } = await import('#features/catalogue/ui/list-attribution.ts');
    stop = watchLists((productId, found) => {
      const list = { id: found.listId, name: found.listName };
      const items = [{ productId, found }];
      const [path = '/'] = found.listId.split('#');
      note({ event: notedAt(path, { name: 'select_item', items, facts: { list } }) });
    });
  };
  return whenAllowed('analytics', start, () => stop?.());
}
