/** Lists and products visited in this session, kept in session storage (R078). */
import { visited, type Visit } from '#features/catalogue/rules/trail.ts';

export { productTrail } from '#features/catalogue/rules/trail.ts';

const key = 'aitta:visits';

/** Adds a visit, and answers the one before it. Where nothing can be kept there is none before. */
export function rememberVisit(visit: Visit, isBack: boolean): Visit | undefined {
  try {
    const history = visited(read(), visit, isBack);
    sessionStorage.setItem(key, JSON.stringify(history));
    return history.at(-2);
  } catch {
    return undefined;
  }
}

function read(): Visit[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return Array.isArray(kept) ? kept.filter(isVisit) : [];
}

const isVisit = (one: Partial<Visit> | null): one is Visit =>
  typeof one?.to === 'string' && one.to.startsWith('/') && typeof one.name === 'string';
