/** Whether a query was answered: everything found, the first five right, nothing where nothing is sold. */
import type { Asked } from './asking.ts';

/** Results that are looked at. */
export const looked = 60;
const top = 5;
const enough = 0.95;

export interface Score {
  query: Asked;
  isFound: boolean;
  isTopRight: boolean;
  isEmpty: boolean;
}

export function scoreOf(query: Asked, results: readonly string[]): Score {
  const { meant, fine } = query;
  const first = results.slice(0, looked);
  const isEmpty = first.length === 0;
  if (meant.size === 0) return { query, isFound: isEmpty, isTopRight: isEmpty, isEmpty };
  const right = first.filter((id) => meant.has(id)).length;
  const five = results.slice(0, Math.min(top, meant.size));
  return {
    query,
    isFound: right >= enough * Math.min(looked, meant.size),
    isTopRight:
      five.length === Math.min(top, meant.size) &&
      five.every((id) => meant.has(id) || fine?.has(id) === true),
    isEmpty,
  };
}

const share = (scores: readonly Score[], isCounted: (score: Score) => boolean): string => {
  const percent = (100 * scores.filter(isCounted).length) / scores.length;
  return `${percent.toFixed(1)} %`.padStart(9);
};

/** One line of the table. */
export const rowOf = (of: string, scores: readonly Score[]): string =>
  [
    of.padEnd(30),
    String(scores.length).padStart(6),
    share(scores, ({ isFound }) => isFound),
    share(scores, ({ isTopRight }) => isTopRight),
    String(scores.filter(({ isEmpty }) => isEmpty).length).padStart(7),
  ].join('');

export const heading = `${'class'.padEnd(30)}${'n'.padStart(6)}${'found'.padStart(9)}${'top 5'.padStart(9)}${'empty'.padStart(7)}`;
