/** Pages visited in this session, stored in session storage (R078). */
import { placeOf } from '#features/catalogue/rules/place.ts';
import type { Crumb } from '#features/catalogue/rules/crumbs.ts';
import {
  productTrail,
  visited,
  type TrailedProduct,
  type Visit,
} from '#features/catalogue/rules/trail.ts';

/** The current page, and the breadcrumbs to a product on it. */
export interface Arrival {
  at: string;
  trailOf(product: TrailedProduct, campaigns: string): Crumb[];
}

const key = 'aitta:visits';

interface Visited {
  pathname: string;
  search: string;
  isReturn: boolean;
}

/** Records a visit and returns where the shopper came from. */
export function arrive({ pathname, search, isReturn }: Visited): Arrival {
  const from = rememberVisit({ to: placeOf(pathname, search) }, isReturn);
  return {
    at: pathname,
    trailOf: (product, campaigns) => productTrail(product, from, campaigns),
  };
}

/** Adds a visit, and returns the previous one; without storage there is none. */
function rememberVisit(visit: Visit, isBack: boolean): Visit | undefined {
  try {
    const history = visited(read(), visit, isBack);
    sessionStorage.setItem(key, JSON.stringify(history));
    return history.at(-2);
  } catch {
    return undefined;
  }
}

function read(): Visit[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  // Only the addresses: the release before kept names and searches too.
  return Array.isArray(stored) ? stored.filter(isVisit).map(({ to }) => ({ to: lean(to) })) : [];
}

const isVisit = (one: Partial<Visit> | null): one is Visit =>
  typeof one?.to === 'string' && one.to.startsWith('/');

function lean(to: string): string {
  const [path = '', ...query] = to.split(/(?=\?)/);
  return placeOf(path, query.join(''));
}
