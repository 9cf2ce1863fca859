/** A line of synonyms, in the notation of Solr and Elasticsearch. */

/** `a, b, c`: each means the others; right is null. `a, b => c, d`: those on the left mean also those on the right. */
export interface SynonymLine {
  left: string[];
  right: string[] | null;
}

const arrow = '=>';
const mostTerms = 20;
const mostWords = 4;
const longestTerm = 60;

/** The line's terms as searches are compared with them, or why it is none: a sentence without its subject. */
export function readSynonymLine(line: string): SynonymLine | { fault: string } {
  const [left = [], right = null, ...more] = line.split(arrow).map(termsIn);
  const fault = more.length > 0 ? `has ${arrow} more than once` : faultOfSides(left, right);
  return fault === null ? { left, right } : { fault };
}

/** In lower case, composed, with single spaces. */
const termsIn = (side: string): string[] =>
  side
    .normalize('NFC')
    .toLocaleLowerCase('fi')
    .split(',')
    .map((term) => term.trim().replaceAll(/\s+/gu, ' '));

function faultOfSides(left: readonly string[], right: readonly string[] | null): string | null {
  const [isLeftEmpty, isRightEmpty] = [left, right ?? ['-']].map((side) => side.join('') === '');
  if (isLeftEmpty && right === null) return 'is empty';
  if (isLeftEmpty) return `has no term before ${arrow}`;
  if (isRightEmpty) return `has no term after ${arrow}`;
  const all = [...left, ...(right ?? [])];
  if (all.length > mostTerms) return `has ${all.length} terms; at most ${mostTerms} are allowed`;
  const fault = all.map(faultOfTerm).find((one) => one !== null);
  if (fault !== undefined) return fault;
  return new Set(all).size < 2 ? 'must have two different terms' : null;
}

function faultOfTerm(term: string): string | null {
  if (term === '') return 'has an empty term: two commas in a row, or one at an end';
  if (!/[\p{L}\p{N}]/u.test(term)) return `has a term without letters: ${term}`;
  const { length } = [...term];
  if (length > longestTerm) return `has a term of ${length} characters, more than ${longestTerm}`;
  const words = term.split(' ').length;
  return words > mostWords ? `has a term of ${words} words, more than ${mostWords}: ${term}` : null;
}
