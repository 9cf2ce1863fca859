/** Reports errors of the browser while the visitor allows analytics, where the shop is configured so. */
import { whenAllowed } from '#features/cookie-consent/ui/allowed.ts';
import { documentRouter } from '../router.ts';

let isWatching = false;

/** Does nothing without the `meta` element by which the server says to whom, and when called again. */
export function watchErrors(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]');
  if (isWatching || !meta) return;
  isWatching = true;
  let stop = () => {};
  const start = async () => {
    await idle();
    const { startReports } = await import('./error-reports.ts');
    const settings = JSON.parse(meta.content) as Parameters<typeof startReports>[0];
    stop = startReports(settings, documentRouter());
  };
  whenAllowed('analytics', start, () => stop());
}

/** Not every browser says when it is idle. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1000);
  });
