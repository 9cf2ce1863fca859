/** Links that lead nowhere: to addresses that the shop does not have, and to what the space does not hold. Whether it
 * has a category, brand or product is known only where the products are. */
import { prefixIn } from '#platform/i18n/language.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';
import type { PageDocument } from '../record/page.ts';
import { pageKind } from './kinds.ts';
import { readPage } from './page-faults.ts';
import { isShopAddress } from './shop-addresses.ts';

/** @param documents whose shapes are right */
export function deadLinks(documents: readonly Document[]): DocumentFault[] {
  const there = new Set(documents.map(({ kind, key }) => `${kind} ${key}`));
  return documents.flatMap(({ kind, key, data }) =>
    linksIn({ kind, key, data }).flatMap(({ to, path }) => {
      const reason = whyDead(to, there);
      return reason === null ? [] : [{ kind, key, path, reason }];
    }),
  );
}

interface Linked {
  to: string;
  path: PropertyKey[];
}

function linksIn({ kind, key, data }: Document): Linked[] {
  if (kind !== pageKind) return linksInData(data);
  return readPage(key, data as PageDocument).named.flatMap(({ to, language, line }) =>
    to === undefined ? [] : [{ to, path: [language, 'body', line] }],
  );
}

/** Names of addresses in documents. */
const linkNames = new Set(['to', 'url', 'terms']);

function linksInData(value: unknown, path: PropertyKey[] = []): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const inside = [...path, Array.isArray(value) ? Number(name) : name];
    if (typeof one !== 'string') return linksInData(one, inside);
    return linkNames.has(name) ? [{ to: one, path: inside }] : [];
  });
}

/** Documents behind addresses, by the address without its last part. Help pages are looked for in `between.ts`. */
const behind: [RegExp, (name: string) => string, string][] = [
  [/^(?:kampanja|kategoria\/kampanjat)\/(.+)$/, (name) => `campaigns ${name}`, 'campaign'],
  [/^myymalat\/(.+)$/, (name) => `stores ${name}`, 'store'],
  [/^(reseptit(?:\/.+)?|hyvaolo|kategoria\/inspiroidu)$/, (name) => `${pageKind} ${name}`, 'page'],
];

function whyDead(to: string, there: ReadonlySet<string>): string | null {
  // Links with a language are refused as such.
  if (!to.startsWith('/') || prefixIn(to)) return null;
  const path = to.replace(/[?#].*$/, '').replaceAll(/^\/|\/$/g, '');
  if (!isShopAddress(path)) return `the link ${to} leads nowhere: the shop has no such address`;
  for (const [pattern, documentOf, what] of behind) {
    const [, name] = pattern.exec(path) ?? [];
    if (name !== undefined && !there.has(documentOf(name)))
      return `the link ${to} leads nowhere: there is no such ${what}`;
  }
  return null;
}
