/** Names of products in mails, marked where they are in another language than the mail. */
import type { Language } from '#platform/i18n/language.ts';
import type { Words } from '#platform/mail/document.ts';
import type { OrderLine } from '../contract.ts';
import type { OrderFacts } from '../record.ts';
import { nameLanguageIn } from '../rules/name-language.ts';

type Pieces = Exclude<Words, string>;

/** The name, and what is said of it: 'Huivi, sininen'. */
export function nameWords(
  { name, nameLanguage }: Pick<OrderLine, 'name' | 'nameLanguage'>,
  more: readonly string[] = [],
): Pieces {
  const rest = more.filter(Boolean).map((text) => `, ${text}`);
  return [nameLanguage ? { text: name, lang: nameLanguage } : name, ...rest];
}

/** 'Huivi, Paita' */
export const namesWords = (lines: readonly Pick<OrderLine, 'name' | 'nameLanguage'>[]): Pieces =>
  lines.flatMap((line, at) => (at === 0 ? nameWords(line) : [', ', ...nameWords(line)]));

/** The order in a mail of another language than its buyer's. */
export const factsInLanguage = (facts: OrderFacts, language: Language): OrderFacts => ({
  ...facts,
  language,
  lines: facts.lines.map((line) => ({
    ...line,
    nameLanguage: nameLanguageIn(language, facts, line),
  })),
});
