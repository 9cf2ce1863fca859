/** Words of a text, as the catalogue keeps them and queries are asked. */

const wordPattern = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
const possessive = /['’‘`´]s(?![\p{Letter}\p{Number}])/gu;
const apostrophe = /(?<=\p{Letter})['’‘`´](?=\p{Letter})/gu;

/** What most texts have none of. */
const unusual = /['’‘`´]|\p{Mark}/u;

const cleaned = (text: string): string =>
  unusual.test(text)
    ? text.normalize('NFC').toLowerCase().replaceAll(possessive, '').replaceAll(apostrophe, '')
    : text.toLowerCase();

const foreign = /[\u0180-\uffff]/;

/** 1 for letters and digits among the letters of western Europe, which most texts keep to. */
const isWordLetter = Uint8Array.from({ length: 0x180 }, (_, code) =>
  /[\p{Letter}\p{Number}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Lower-case words of a text: hyphens and punctuation part words, an English 's is left out,
 * other apostrophes vanish ("vaa’an" is "vaaan"). */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (line, start, end) => words.push(line.slice(start, end)));
  return words;
}

/** The same words where they stand: from `start` up to, not with, `end` of the cleaned line. */
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
  /** Place of the first of them among `wordsOf(text)`. */
  at: number;
  /** How many they are. */
  length: number;
  /** Nothing but hyphens stood between them. */
  hyphenated: boolean;
}

const hyphen = /^[-\u2010-\u2012\u00ad]$/u;

/** Neighbouring words as one word, so that 'juoksu-kengät' and 'juoksu kengät' meet 'juoksukengät'. */
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

/** The word without marks on its letters (å and ä are a, ö is o, é is e): a fallback for keyboards
 * that lack them. */
export function folded(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return plain.replaceAll(/[øæßđł]/g, (letter) => unmarked[letter] ?? letter);
}
