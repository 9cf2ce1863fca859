/** Quantities that were sent as their document was left: the next document may have been rendered before they were
 * stored, so it begins with them. */
import { keepInTab, keptInTab } from '#platform/browser-tab.ts';

const key = 'quantities';

/** In milliseconds; later the quantity may have been changed elsewhere. */
const longest = 30_000;

type Kept = [line: string, quantity: string, at: number];

/** Without what is too old; other scripts may have written there too. */
function readKept(): Kept[] {
  const kept = keptInTab(key);
  if (!Array.isArray(kept)) return [];
  return (kept as (Kept | null)[]).filter(
    (one) => one !== null && Date.now() - one[2] < longest,
  ) as Kept[];
}

/** @param line whose quantity it is, in words of the caller's choice */
export const keepUnanswered = (line: string, quantity: string): void =>
  keepInTab(key, [...readKept(), [line, quantity, Date.now()]]);

/** The quantity that the document before this one has left; undefined when there is none. */
export function takeUnanswered(line: string): string | undefined {
  const kept = readKept();
  const taken = kept.findLast(([other]) => other === line);
  if (taken)
    keepInTab(
      key,
      kept.filter(([other]) => other !== line),
    );
  return taken && String(taken[1]);
}
