/** Splits texts into words, in the same way for the catalogue and for queries. */

const wordPattern = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
const possessive = /['’‘`´]s(?![\p{Letter}\p{Number}])/gu;
const apostrophe = /(?<=\p{Letter})['’‘`´](?=\p{Letter})/gu;

/** Characters that need cleaning; most texts have none. */
const unusual = /['’‘`´]|\p{Mark}/u;

const cleaned = (text: string): string =>
  unusual.test(text)
    ? text.normalize('NFC').toLowerCase().replaceAll(possessive, '').replaceAll(apostrophe, '')
    : text.toLowerCase();

const foreign = /[\u0180-\uffff]/;

/** 1 for letters and digits below U+0180 (western European ones), all that most texts have. */
const isWordLetter = Uint8Array.from({ length: 0x180 }, (_, code) =>
  /[\p{Letter}\p{Number}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Lower-case words of a text: hyphens and punctuation separate words, an English 's is dropped,
 * other apostrophes are removed ("vaa’an" is "vaaan"). */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (line, start, end) => words.push(line.slice(start, end)));
  return words;
}

/** Calls `take` with the range of each word in the cleaned text: from `start` up to `end` (exclusive). */
export function eachWord(
  text: string,
  take: (line: string, start: number, end: number) => void,
): void {
  const line = cleaned(text);
  if (foreign.test(line)) {
    for (const { 0: word, index } of line.matchAll(wordPattern)) {
      take(line, index, index + word.length);
    }
    return;
  }
  let start = -1;
  for (let at = 0; at <= line.length; at += 1) {
    const isWithin = at < line.length && isWordLetter[line.charCodeAt(at)] === 1;
    if (isWithin && start < 0) start = at;
    if (isWithin || start < 0) continue;
    take(line, start, at);
    start = -1;
  }
}

/** Two or three neighbouring words written as one. */
export interface JoinedForm {
  word: string;
  /** Index of the first of them in `wordsOf(text)`. */
  at: number;
  /** Number of words joined. */
  length: number;
  /** Only hyphens were between them. */
  hyphenated: boolean;
}

const hyphen = /^[-\u2010-\u2012\u00ad]$/u;

/** Neighbouring words as one word, so that 'juoksu-kengät' and 'juoksu kengät' match 'juoksukengät'. */
export function joinedForms(text: string): JoinedForm[] {
  const line = cleaned(text);
  const words = [...line.matchAll(wordPattern)];
  const gapAfter = words.map(({ 0: word, index }, at) =>
    line.slice(index + word.length, words[at + 1]?.index),
  );
  return [2, 3].flatMap((length) =>
    words.slice(length - 1).map((_, at) => ({
      word: words
        .slice(at, at + length)
        .map(([word]) => word)
        .join(''),
      at,
      length,
      hyphenated: gapAfter.slice(at, at + length - 1).every((gap) => hyphen.test(gap)),
    })),
  );
}

const unmarked: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', ß: 'ss', đ: 'd', ł: 'l' };

const beyondAscii = /[\u0080-\uffff]/;

/** The word without diacritics (å and ä are a, ö is o, é is e): a fallback for keyboards without
 * these letters. */
export function folded(word: string): string {
  if (!beyondAscii.test(word)) return word;
  const plain = word.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return plain.replaceAll(/[øæßđł]/g, (letter) => unmarked[letter] ?? letter);
}
