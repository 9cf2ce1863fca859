/** Reads pages as the shop answers them, without a browser. */

export interface ReadPage {
  language: string | undefined;
  title: string;
  /** Parts of the page's frame, in their order. */
  landmarks: string[];
  /** Texts of all first-level headings. */
  headings: string[];
  /** Text of the main part, its white space folded. */
  text: string;
  /** Address that search engines list, of this language; null when there is none. */
  canonical: string | null;
  isNoindex: boolean;
}

export function readPage(html: string): ReadPage {
  const [head = '', ...body] = html.split('<body');
  const main = /<main[^>]*>([^]*)<\/main>/.exec(body.join('<body'))?.[1] ?? '';
  return {
    language: /<html lang="(\w+)"/.exec(head)?.[1],
    title: textOf(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    landmarks: [...html.replace(main, '').matchAll(/<(header|main|footer)[ >]/g)].map(
      ([, name = '']) => name,
    ),
    headings: [...html.matchAll(/<h1[^>]*>([^]*?)<\/h1>/g)].map(([, one = '']) => textOf(one)),
    text: textOf(main),
    canonical: /<link [^>]*rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? null,
    isNoindex: head.includes('<meta name="robots" content="noindex"'),
  };
}

/** Words of one line may be in several of these elements. */
const inLine = /<\/?(?:a|b|strong|em|span|code)(?: [^>]*)?>|<!--[^]*?-->/g;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text between tags, on one line. */
const textOf = (html: string): string =>
  folded(
    html
      .replaceAll(/<(style|script|template)\b[^]*?<\/\1>/g, ' ')
      .replaceAll(inLine, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&([#\w]+);/g, (whole, name: string) => signs[name] ?? whole),
  );

/** The text with single spaces, none of which forbids a line break. */
export const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
