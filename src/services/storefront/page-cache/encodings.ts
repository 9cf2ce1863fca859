/** How a body may travel: compressed once when it is kept, chosen by what the browser understands. */
import { promisify } from 'node:util';
import { parseAccept } from 'hono/utils/accept';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Packed {
  br: Uint8Array<ArrayBuffer>;
  /** Made for the first who asks: nearly all take brotli. */
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Higher ones win a few per cent and take many times as long. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const toBrotli = promisify(brotliCompress);

export async function pack(body: Uint8Array): Promise<Packed> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return { br: own(await toBrotli(body, { params: { ...quality, ...size } })) };
}

/** Out of the pool it may share with others: what is kept for long is kept alone. */
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export function bodyOf(packed: Packed, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'br') return packed.br;
  if (encoding === 'identity') return own(brotliDecompressSync(packed.br));
  packed.gzip ??= own(gzipSync(bodyOf(packed, 'identity')));
  return packed.gzip;
}

const commonest = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

/** What `Accept-Encoding` allows, the smallest first; a weight of 0 forbids. */
export function acceptedEncoding(header: string | null): Encoding {
  // What all browsers say needs no reading.
  if (header && commonest.has(header)) return 'br';
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const isAllowed = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return encodings.find(isAllowed) ?? 'identity';
}
