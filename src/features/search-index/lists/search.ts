/** Searches all segments for the words of a query. The same words find the same products, whoever asks:
 * the search box while somebody types, the page of results, or a call. */
import type { Language } from '#platform/i18n/language.ts';
import type { Grammar } from '../../linguistics/grammar.ts';
import { firstNumber, type Segment } from '../segment.ts';
import { rowOfCode } from '../columns/codes.ts';
import type { CategoryWords } from '../words/category-words.ts';
import type { Interval, Term } from '../words/forms.ts';
import type { Matcher, Matches } from '../words/matching.ts';
import { bitOf } from '../words/word-bits.ts';
import { scaled } from '../words/reach.ts';
import type { SegmentWords } from '../words/segment-words.ts';
import { fieldWeights, shares } from '../words/shares.ts';
import type { SearchWords } from '../words/search-words.ts';
import { closeOf } from './close-matches.ts';
import { understand, type Meaning } from '../words/understand.ts';

/** A segment with what searching it needs. */
export interface Searchable {
  segment: Segment;
  matcher: Matcher;
  words: SegmentWords;
}

export interface Searched {
  /** Of each segment. */
  matches: Matches[];
  /** Words of the query, and the catalogue's words that were taken in their place. */
  corrected: { typed: string; meant: string }[];
  /** Words of the query that the products found do not have. */
  left: string[];
  /** Rows of the categories that words of the query name, for each segment. */
  named: Interval[][];
}

export interface SearchContext {
  language: Language;
  categories: CategoryWords;
  words: SearchWords;
}

/** With fewer products than this that match all words, those that match almost all are added. */
const fewTogether = 4;

export function search(
  parts: readonly Searchable[],
  text: string,
  grammar: Grammar,
  context: SearchContext,
): Searched {
  const byNumber = parts.map(({ segment }) => rowOfNumber(segment, text));
  if (byNumber.some((row) => row >= 0)) {
    const matches = parts.map(({ matcher }, i) => {
      const row = byNumber[i] as number;
      return row >= 0 ? matcher.byNumber(row) : none(matcher);
    });
    return { matches, corrected: [], left: [], named: [] };
  }
  const meanings = understand(
    context.words.withoutSurplus(grammar.withAmounts(withTimes(text)), context.language),
    parts.map(({ words }) => words),
    contextOf(parts, grammar, context),
  );
  const { matches, used } = matched(parts, meanings, grammar);
  const corrected = used.flatMap(({ typed, corrected: meant }) =>
    meant === undefined ? [] : [{ typed, meant }],
  );
  const left = meanings
    .filter((one) => !used.includes(one))
    .map(({ typed }) => grammar.amountAsTyped(text, typed));
  return { matches, corrected, left, named: parts.map((_, i) => namedBy(used, i)) };
}

/** 'M8x40' for 'M8 × 40'. */
const withTimes = (text: string): string => text.replaceAll(/(?<=\d)\s?×\s?(?=\d)/gu, 'x');

/** Without categories that others of them are in. */
function namedBy(meanings: readonly Meaning[], i: number): Interval[] {
  const all = meanings.flatMap(({ strong }) => (strong[i] ?? []).filter((term) => 'from' in term));
  const isWider = (one: Interval, other: Interval) =>
    one.from <= other.from && other.to <= one.to && one.to - one.from > other.to - other.from;
  return all.filter((one) => !all.some((other) => isWider(one, other)));
}

function none(matcher: Matcher): Matches {
  matcher.mark([]);
  return matcher.keep(1, 1);
}

/** `used` are the meanings that are searched for; the others are left out. */
function matched(parts: readonly Searchable[], meanings: readonly Meaning[], grammar: Grammar) {
  const near = marked(parts, meanings, ({ isWide }) => isWide);
  const isScarce = (near[meanings.length] ?? 0) < fewTogether;
  const isNarrow = meanings.length > 1 && meanings.some(({ isWide }) => !isWide);
  const counts = isScarce && isNarrow ? marked(parts, meanings, () => true) : near;
  const most = counts.findLastIndex((count) => count > 0);
  const anchor = most * 2 > meanings.length ? undefined : anchorOf(parts, meanings, grammar);
  if (anchor) {
    marked(parts, [anchor], () => true);
    return { matches: parts.map(({ matcher }) => matcher.keep(1, 1)), used: [anchor] };
  }
  const isFew = most > 1 && (counts[most] ?? 0) < fewTogether;
  const least = Math.max(1, isFew ? most - 1 : most);
  return { matches: parts.map(({ matcher }) => matcher.keep(most, least)), used: meanings };
}

/** Marks the rows in all segments; returns the number of rows by how many words they match. */
function marked(
  parts: readonly Searchable[],
  meanings: readonly Meaning[],
  isWide: (meaning: Meaning) => boolean,
): number[] {
  const counts = parts.map(({ matcher, words }, i) =>
    matcher.mark(
      meanings.map((meaning) => {
        const strong = meaning.strong[i] ?? [];
        const terms = isWide(meaning) ? [...strong, ...(meaning.weak()[i] ?? [])] : strong;
        return words.nearest(terms, meaning.direct);
      }),
    ),
  );
  return [0, ...meanings].map((_, hits) =>
    hits === 0 ? 0 : counts.reduce((sum, own) => sum + (own[hits] ?? 0), 0),
  );
}

/** The word to search for alone when no product has more of the words: the one that the fewest
 * products have in their names; a number or amount only where there is nothing else. */
function anchorOf(parts: readonly Searchable[], meanings: readonly Meaning[], grammar: Grammar) {
  if (meanings.length < 2) return undefined;
  const named = meanings
    .filter(({ strong }) => parts.some(({ words }, i) => words.isNamed(strong[i] ?? [])))
    .map((meaning) => ({
      meaning,
      isAmount: /^\d+$/.test(meaning.typed) || grammar.amountsIn(meaning.typed).length > 0,
      having: parts.reduce((sum, { words }, i) => sum + words.having(meaning.strong[i] ?? []), 0),
    }));
  return named.toSorted((a, b) => Number(a.isAmount) - Number(b.isAmount) || a.having - b.having)[0]
    ?.meaning;
}

function contextOf(parts: readonly Searchable[], grammar: Grammar, context: SearchContext) {
  const { language, categories, words } = context;
  const page = bitOf[language];
  const rowsOf = (paths: string[]) =>
    parts.map(({ segment }) => paths.map((path) => segment.interval(path)));
  const intervalsOf = (word: string) => rowsOf(categories.named(word));
  const intervalsBegun = (word: string) => rowsOf(categories.begun(word, language));
  const termsOf = (phrase: string): Term[][] => {
    const of = grammar.wordsOf(phrase).map((word) => {
      const named = intervalsOf(word);
      return parts.map((part, i): Term[] => [
        ...part.words.known(word, page).terms,
        ...(named[i] ?? []).map(([from, to]) => ({ from, to, share: 1 })),
      ]);
    });
    return parts.map((part, i) =>
      rowsWith(
        part.matcher,
        of.map((terms) => terms[i] ?? []),
      ),
    );
  };
  const phrasesAt = (typed: readonly string[], at: number) =>
    words
      .synonyms(language)
      .at(typed, at)
      .map(({ length, to }) => {
        const phrases = to.map(termsOf);
        const terms = parts.map((_, i) => phrases.flatMap((one) => one[i] ?? []));
        const share = length > 1 ? shares.phrase : shares.synonym;
        return { length, terms: terms.map((own) => scaled(own, share)) };
      });
  const { isSurplus } = words;
  return { language, grammar, intervalsOf, intervalsBegun, isSurplus, phrasesAt };
}

/** Terms for products that have all words, and not only somewhere in their descriptions; those of a single word as they are. */
function rowsWith(matcher: Matcher, words: readonly (readonly Term[])[]): Term[] {
  const [only = []] = words;
  if (words.length < 2) return [...only];
  matcher.mark(words);
  const { rows, count } = closeOf(matcher.keep(words.length, words.length));
  return count === 0 ? [] : [{ rows: rows.slice(0, count), share: fieldWeights.name }];
}

/** Row of the product number, GTIN or merchant's own id that the text is, blanks, hyphens and # ignored ('6410
 * 4050-82657', 'sku 1001'); -1 when it is none. */
function rowOfNumber(segment: Segment, text: string): number {
  const row = rowOfDigits(segment, text.replaceAll(/[\s#-]/g, ''));
  return row >= 0 ? row : rowOfCode(segment.columns.sellables.codes, text);
}

function rowOfDigits({ columns, rowOf }: Segment, digits: string): number {
  if (!/^\d{1,15}$/.test(digits)) return -1;
  const row = rowOf(digits);
  if (row >= 0) return row;
  const { gtins, gtinRows } = columns.sellables;
  const place = firstNumber(gtins, Number(digits));
  return gtins[place] === Number(digits) ? (gtinRows[place] as number) : -1;
}
