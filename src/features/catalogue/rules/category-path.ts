/** The parent's path (R146): 'muoti' of 'muoti/vaatteet', '' of a department. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

/** First parts of addresses below /kategoria that are pages of the shop itself. */
const taken: ReadonlySet<string> = new Set(['kampanjat', 'inspiroidu']);

/** Whether a page of the shop would hide a category with this path. */
export const isTaken = (path: string): boolean => taken.has(path.replace(/\/.*/, ''));
