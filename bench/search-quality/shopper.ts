/** What shoppers find: queries of shopper-queries.tsv with their first five, as lists in Markdown (docs/search.md). */
import { readFileSync } from 'node:fs';
import { allProducts } from '../../seed/products.ts';
import { isLanguage, type Language } from '#platform/i18n/language.ts';
import type { Understood } from '../../src/features/search/rules/understood.ts';
import { shopSearch } from './shop-engine.ts';

const file = new URL('shopper-queries.tsv', import.meta.url);

export function printShopperQueries(): void {
  const find = shopSearch(allProducts());
  let last: Language | undefined;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [language = '', query = ''] = line.split('\t');
    if (!isLanguage(language)) throw new Error(`No language of the shop: ${line}`);
    if (language !== last) console.log(headOf(language));
    last = language;
    console.log(rowOf(query, find(query, language)));
  }
}

const names: Record<Language, string> = { fi: 'Finnish', sv: 'Swedish', en: 'English' };
const headOf = (language: Language): string => `\n### ${names[language]}\n`;

function rowOf(query: string, { found, meant }: Understood): string {
  const first = found.products.slice(0, 5).map(({ name }) => name);
  const read = readAs({ found, meant });
  const says = read === '' ? '' : ` (${read})`;
  return `- **${query}**${says}: ${found.totalCount}. ${first.join(' · ')}`;
}

const euros = (cents: number): string => `${cents / 100} €`;

/** Empty when the words are searched for as they are. */
function readAs({ found, meant }: Understood): string {
  const parts = [
    ...found.corrected.map((one) => `“${one.meant}”`),
    ...found.left.map((word) => `without “${word}”`),
    ...(meant ? [`“${meant.text}”`, ...meant.sizes, ...meant.colors, ...meant.properties] : []),
    meant?.priceFrom !== undefined && `from ${euros(meant.priceFrom)}`,
    meant?.priceTo !== undefined && `to ${euros(meant.priceTo)}`,
    meant?.sortBy && `${meant.sortBy} ${meant.sortDirection}`,
  ];
  return parts.filter(Boolean).join(', ');
}
