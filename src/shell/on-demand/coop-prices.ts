/** Finds the products on the page whose co-op price has a line, and asks for all of them at once. */
import { ask } from '#platform/browser-queries.ts';
import type { Cents } from '#platform/money.ts';

/** As many as one question takes. */
const maximumIds = 200;
/** Milliseconds in which what comes to the page is asked for together. */
const gathering = 100;

type Prices = Record<string, Cents | null>;

/** Tells all prices known so far whenever there are more, until `signal` ends it. What was answered is
 * not asked for again while the page lives. */
export function watchCoopPrices(
  tell: (prices: ReadonlyMap<string, Cents>) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const asked = new Set<string>();
  const known = new Map<string, Cents>();
  const look = async () => {
    const ids = idsOnPage()
      .filter((id) => !asked.has(id))
      .slice(0, maximumIds);
    if (ids.length === 0) return;
    for (const id of ids) asked.add(id);
    try {
      const url = `/_data/coop-prices?ids=${ids.join(',')}`;
      const { prices } = await ask<{ prices: Prices }>({ key: ['coop-prices', url], url });
      for (const [id, cents] of Object.entries(prices)) {
        asked.add(id);
        if (cents !== null) known.set(id, cents);
      }
      if (!signal.aborted) tell(new Map(known));
    } catch {
      // The page stands without them; they are asked for again when it changes.
      for (const id of ids) asked.delete(id);
    }
  };
  watchPage(() => void look(), signal);
}

const idsOnPage = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-coop]')].flatMap(
      ({ dataset }) => dataset['coop'] ?? [],
    ),
  ),
];

/** Calls once now and a moment after every change of what the page shows. */
function watchPage(changed: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, gathering);
  };
  const observer = new MutationObserver(soon);
  const what = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-coop'] };
  observer.observe(document.body, what);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  changed();
}
