/** One page as it is kept: packed, with its headers, and as an answer to a request. */
import { hash } from 'node:crypto';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { acceptedEncoding, bodyOf, pack, type Packed } from './encodings.ts';

export interface Page {
  status: number;
  /** Those of the renderer that travel with the page. */
  headers: Record<string, string>;
  packed: Packed;
  /** Of the body before packing. */
  hash: string;
  /** Whether the page says that one can buy; null when it says nothing of it. */
  canBuy: boolean | null;
}

/** The document element says whether one can buy; the style sheet shows the notice by it. */
const saying = { true: 'data-buying="open"', false: 'data-buying="paused"' };
/** It stands at the very beginning. */
const beginning = 200;

export async function makePage(
  { status, headers }: Pick<Page, 'status' | 'headers'>,
  body: Uint8Array,
): Promise<Page> {
  const start = Buffer.from(body.subarray(0, beginning)).toString('latin1');
  const canBuy = start.includes(saying.true) || (start.includes(saying.false) ? false : null);
  return { status, headers, packed: await pack(body), hash: hashOf(body), canBuy };
}

export const hashOf = (body: Uint8Array): string => hash('sha1', body, 'base64url');

/** The page with the other word about buying; it was rendered when that was otherwise. */
export async function withBuyingState(page: Page, canBuy: boolean): Promise<Page> {
  const text = Buffer.from(bodyOf(page.packed, 'identity')).toString();
  return makePage(page, Buffer.from(text.replace(saying[`${!canBuy}`], saying[`${canBuy}`])));
}

/** Roughly what it takes in memory, with the gzip that may be asked for. */
export const bytesOf = ({ packed }: Page): number => Math.ceil(packed.br.byteLength * 2.4) + 500;

/** The page, or 304 to a browser that has it. */
export function answerWith(page: Page, request: Request, cacheControl: string): Response {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const etag = `"${page.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    ...page.headers,
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
    [correlationHeader]: correlationIdOf(request),
  };
  if (page.status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = bodyOf(page.packed, encoding);
  headers['content-length'] = String(body.byteLength);
  const isAsked = request.method !== 'HEAD';
  return new Response(isAsked ? body : null, { status: page.status, headers });
}

/** Proxies may have marked the tag as weak; for a page that is the same. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
