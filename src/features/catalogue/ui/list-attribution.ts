/** Notes in which list a product was opened, for as long as the tab is open and analytics is allowed (R165,
 * R391). Loaded with consent only; cards and pages know nothing of it. */
import { valueOf } from '#platform/browser-store.ts';
import { prefixIn } from '#platform/i18n/language.ts';
import { isAllowed } from '../../cookie-consent/ui/allowed.ts';
import {
  attributionsOf,
  placeOn,
  withFound,
  type Attributions,
  type FoundIn,
} from '../rules/attribution.ts';

const key = 'aitta:found-in';

/** Where the product was found; null when that is not known. */
export const attributionOf = (sokId: string): FoundIn | null => read()[sokId] ?? null;

function read(): Attributions {
  try {
    return attributionsOf(valueOf(sessionStorage.getItem(key)));
  } catch {
    return {};
  }
}

function noteListClick(sokId: string, found: FoundIn): void {
  if (!isAllowed('analytics')) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(withFound(read(), sokId, found)));
  } catch {
    // Storage is full or forbidden: products have no attribution.
  }
}

/** Follows presses on the links of products in lists.
 * @returns ends it */
export function watchLists(onOpen: (sokId: string, found: FoundIn) => void): () => void {
  const pressed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main li a') : null;
    const sokId = /\/tuote\/[^/]+\/(\d+)$/.exec(link?.pathname ?? '')?.[1];
    if (!link || sokId === undefined) return;
    const found = placeOf(link);
    noteListClick(sokId, found);
    onOpen(sokId, found);
  };
  // Before the router opens the page.
  document.addEventListener('click', pressed, { capture: true });
  return () => document.removeEventListener('click', pressed, { capture: true });
}

/** A row of products has a section with a heading; other products are those of the page. */
function placeOf(link: HTMLAnchorElement): FoundIn {
  const item = link.closest('li');
  // An advertisement between the products is no place of the list, nor is the place kept for one.
  const items = [...(item?.parentElement?.children ?? [])].filter(
    (one) => one.childElementCount > 0 && !one.querySelector('ul'),
  );
  const index = item ? items.indexOf(item) : 0;
  const section = link.closest('main section');
  const { pathname, search } = location;
  const path = pathname.slice(prefixIn(pathname).length) || '/';
  const nameIn = (selector: string, within: ParentNode | null) =>
    within?.querySelector(selector)?.textContent?.trim() ?? '';
  if (section) {
    const row = section.getAttribute('aria-labelledby') ?? `row-${rowOf(section)}`;
    return {
      listId: `${path}#${row}`,
      listName: nameIn('h2', section),
      position: placeOn(1, index),
    };
  }
  const page = Number(new URLSearchParams(search).get('sivu') ?? 1) || 1;
  const listName = termIn(path, search) || nameIn('h1', document);
  return { listId: path, listName, position: placeOn(page, index) };
}

/** Results are called by their term, as in the event of their list; '' on other pages. */
const termIn = (path: string, search: string): string =>
  path === '/haku' ? (new URLSearchParams(search).get('hakutermi')?.trim() ?? '') : '';

const rowOf = (section: Element): number =>
  [...document.querySelectorAll('main section')].indexOf(section) + 1;
