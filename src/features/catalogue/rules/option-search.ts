/** Search among a facet's options or any other names (R134–R140). */

let collator: Intl.Collator | undefined;

/** In Finnish order. Collators are slow to make, and most lists are shown without a search. */
function compare(a: string, b: string): number {
  collator ??= new Intl.Collator('fi', { numeric: true });
  return collator.compare(a, b);
}

/** Letters that Unicode does not decompose into a letter and an accent. */
const letters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };

/** Small letters without accents (R134) and punctuation (R135); hyphens are spaces (R136). */
export function normalised(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæœßłđ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The options that match a query. One word matches the start of a word; options where it matches an earlier
 * word come first (R137, R138). Several words match anywhere as one string (R139). Ties are in Finnish
 * order (R140); an empty query returns all options in the order given. */
export function findOptions<Option extends { name: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const term = normalised(query);
  if (term === '') return [...options];
  const placeOf = term.includes(' ') ? anywhere : placeOfWord;
  return options
    .map((option) => ({ option, place: placeOf(normalised(option.name), term) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place || compare(a.option.name, b.option.name))
    .map(({ option }) => option);
}

const placeOfWord = (name: string, start: string): number =>
  name.split(' ').findIndex((word) => word.startsWith(start));

const anywhere = (name: string, words: string): number => (name.includes(words) ? 0 : -1);
