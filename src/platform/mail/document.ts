/** A mail made of simple parts, rendered as text and as self-contained HTML. */
import type { Language } from '#platform/i18n/language.ts';

/** A text, of which parts may be in another language than the letter. */
export type Words = string | readonly (string | { text: string; lang: Language })[];

type Cell = Words | { words: Words; to: string };

export interface Table {
  caption: string;
  head: string[];
  /** The first cell of a row is its heading. */
  rows: Cell[][];
  foot?: [label: string, value: string][];
}

export type Part =
  | { heading: string }
  | { text: Words }
  | { lines: Words[] }
  | { list: Words[] }
  | { link: string; to: string }
  | { table: Table };

export interface Letter {
  language: Language;
  title: string;
  parts: Part[];
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const wordsHtml = (words: Words): string =>
  typeof words === 'string'
    ? escape(words)
    : words
        .map((one) =>
          typeof one === 'string'
            ? escape(one)
            : `<span lang="${one.lang}">${escape(one.text)}</span>`,
        )
        .join('');

const wordsText = (words: Words): string =>
  typeof words === 'string'
    ? words
    : words.map((one) => (typeof one === 'string' ? one : one.text)).join('');

const linkHtml = (words: Words, to: string) => `<a href="${escape(to)}">${wordsHtml(words)}</a>`;

const isLink = (cell: Cell) => typeof cell === 'object' && 'to' in cell;

const cellHtml = (cell: Cell) => (isLink(cell) ? linkHtml(cell.words, cell.to) : wordsHtml(cell));

const edge = 'style="padding:4px 12px 4px 0;text-align:left;vertical-align:top"';

function tableHtml({ caption, head, rows, foot = [] }: Table): string {
  const heads = head.map((text) => `<th scope="col" ${edge}>${escape(text)}</th>`);
  const body = rows.map(([name = '', ...cells]) => {
    const data = cells.map((cell) => `<td ${edge}>${cellHtml(cell)}</td>`);
    return `<tr><th scope="row" ${edge}>${cellHtml(name)}</th>${data.join('')}</tr>`;
  });
  const sums = foot.map(
    ([label, value]) =>
      `<tr><th scope="row" colspan="${head.length - 1}" ${edge}>${escape(label)}</th><td ${edge}>${escape(value)}</td></tr>`,
  );
  const footHtml = sums.length > 0 ? `<tfoot>${sums.join('')}</tfoot>` : '';
  return `<table style="margin:1rem 0"><caption ${edge}><strong>${escape(caption)}</strong></caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody>${footHtml}</table>`;
}

function partHtml(part: Part): string {
  if ('heading' in part) return `<h2>${escape(part.heading)}</h2>`;
  if ('text' in part) return `<p>${wordsHtml(part.text)}</p>`;
  if ('lines' in part) return `<p>${part.lines.map(wordsHtml).join('<br>')}</p>`;
  if ('list' in part)
    return `<ul>${part.list.map((text) => `<li>${wordsHtml(text)}</li>`).join('')}</ul>`;
  if ('link' in part) return `<p>${linkHtml(part.link, part.to)}</p>`;
  return tableHtml(part.table);
}

/** A complete HTML document; text of shoppers and merchants is escaped. */
export function htmlOf({ language, title, parts }: Letter): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>`;
  const style = 'style="max-width:40rem;color:#1a1f1c;font:1rem/1.5 sans-serif"';
  const body = parts.map(partHtml).join('\n');
  return `<!doctype html>\n<html lang="${language}"><head>${head}</head><body><main ${style}><h1>${escape(title)}</h1>\n${body}\n</main></body></html>\n`;
}

const cellText = (cell: Cell) =>
  isLink(cell) ? `${wordsText(cell.words)}\n  ${cell.to}` : wordsText(cell);

function tableText({ caption, head, rows, foot = [] }: Table): string {
  const body = rows.map(([name = '', ...cells]) =>
    [cellText(name), ...cells.map((cell, at) => `  ${head[at + 1]}: ${cellText(cell)}`)].join('\n'),
  );
  const sums = foot.map(([label, value]) => `${label}: ${value}`);
  return [`${caption}:`, ...body, ...sums].join('\n');
}

function partText(part: Part): string {
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  if ('text' in part) return wordsText(part.text);
  if ('lines' in part) return part.lines.map(wordsText).join('\n');
  if ('list' in part) return part.list.map((text) => `- ${wordsText(text)}`).join('\n');
  if ('link' in part) return `${part.link}: ${part.to}`;
  return tableText(part.table);
}

export const textOf = ({ title, parts }: Letter): string =>
  `${[title, ...parts.map(partText)].join('\n\n')}\n`;
