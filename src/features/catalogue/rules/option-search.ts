/** Finding among a facet's options or any other names (R134–R140). */

const finnish = new Intl.Collator('fi', { numeric: true });

/** Letters that are not a letter with a mark. */
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

/** The options a query finds: one word finds options with a word that starts with it, the earlier the
 * word the sooner the option (R137, R138); several words are found anywhere (R139). Options alike stand
 * in Finnish order (R140); an empty query finds all in the order given. */
export function findOptions<Option extends { name: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const asked = normalised(query);
  if (asked === '') return [...options];
  const placeOf = asked.includes(' ') ? anywhere : placeOfWord;
  return options
    .map((option) => ({ option, place: placeOf(normalised(option.name), asked) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place || finnish.compare(a.option.name, b.option.name))
    .map(({ option }) => option);
}

const placeOfWord = (name: string, start: string): number =>
  name.split(' ').findIndex((word) => word.startsWith(start));

const anywhere = (name: string, words: string): number => (name.includes(words) ? 0 : -1);
