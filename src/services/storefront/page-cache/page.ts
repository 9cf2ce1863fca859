/** A cached page (compressed body and headers), and the response made from it. */
import { hash } from 'node:crypto';
import { correlationHeader, correlationIdOf } from '#platform/http/correlation.ts';
import { acceptedEncoding, bodyOf, pack, type Packed } from './encodings.ts';

export interface Page {
  status: number;
  /** Headers of the rendered response that are sent with the page. */
  headers: Record<string, string>;
  packed: Packed;
  /** Hash of the uncompressed body. */
  hash: string;
  /** Whether the page says that buying is possible; null when it does not say. */
  canBuy: boolean | null;
}

/** Attribute of the document element; the style sheet shows the notice by it. */
const buyingAttribute = { true: 'data-buying="open"', false: 'data-buying="paused"' };
/** Bytes at the start of the page that contain the attribute. */
const beginning = 200;

export async function makePage(
  { status, headers }: Pick<Page, 'status' | 'headers'>,
  body: Uint8Array,
): Promise<Page> {
  const start = Buffer.from(body.subarray(0, beginning)).toString('latin1');
  const isPaused = start.includes(buyingAttribute.false);
  const canBuy = start.includes(buyingAttribute.true) || (isPaused ? false : null);
  return { status, headers, packed: await pack(body), hash: hashOf(body), canBuy };
}

export const hashOf = (body: Uint8Array): string => hash('sha1', body, 'base64url');

/** The page with the attribute for `canBuy`; it must have been rendered with the opposite one. */
export async function withBuyingState(page: Page, canBuy: boolean): Promise<Page> {
  const text = Buffer.from(bodyOf(page.packed, 'identity')).toString();
  const [before, after] = [buyingAttribute[`${!canBuy}`], buyingAttribute[`${canBuy}`]];
  return makePage(page, Buffer.from(text.replace(before, after)));
}

/** Approximate memory use in bytes, with the gzip body that may be made later. */
export const bytesOf = ({ packed }: Page): number => Math.ceil(packed.br.byteLength * 2.4) + 500;

/** The page, or 304 when the browser has it. */
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

/** Ignores the weak mark that proxies may add to the tag. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
