/** Cleans texts of feeds: removes markup and invisible characters. */

const blocks = 'p|div|ul|ol|li|h[1-6]|table|tr|blockquote|section|article|dl|dt|dd|hr|br';
const inline =
  'a|b|i|u|s|em|strong|span|sub|sup|small|big|font|mark|code|td|th|tbody|thead|tfoot|img|center';
const tag = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, 'gi');
const blockTag = tag(blocks);
const inlineTag = tag(inline);
/** Between list entries there is one line break, not an empty line. */
const nextEntry = /<\/(?:li|tr|dt|dd)>\s*<(?:li|tr|dt|dd)\b[^<>]*>/gi;
const hidden = /<(script|style)\b[^<>]*>[^]*?<\/\1>|<!--[^]*?-->/gi;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  aring: 'å',
  Auml: 'Ä',
  Ouml: 'Ö',
  Aring: 'Å',
  eacute: 'é',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
  frac12: '½',
  times: '×',
  reg: '®',
  trade: '™',
  shy: '',
};

/** Removes markup but keeps its line breaks. */
export function plainText(value: string): string {
  return withoutInvisible(
    value
      .replaceAll(hidden, '')
      .replaceAll(nextEntry, '\n')
      .replaceAll(blockTag, '\n')
      .replaceAll(inlineTag, '')
      .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z0-9]{1,8});/gi, entityOf),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export const onOneLine = (value: string): string => plainText(value).replaceAll(/\s+/g, ' ');

function entityOf(written: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isText = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : written;
}

/** Soft hyphens and the like would hide words from search. */
export const withoutInvisible = (value: string): string =>
  value.replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '');

/** Control characters, and marks that change the writing direction of the text after them. */
const unfit = /[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069\uFFFD]/v;

/** Why a text is refused; null when it is fine. */
export function unfitness(value: string): string | null {
  const [found] = unfit.exec(value) ?? [];
  if (found === undefined) return null;
  if (found === '\uFFFD') return 'has letters that are not in the encoding of the file (UTF-8)';
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `has the character U+${code}, which no text may have`;
}

export const isVisible = (value: string): boolean =>
  /[[\p{L}\p{N}\p{P}\p{S}]--[\p{DI}\u2800]]/v.test(value);
