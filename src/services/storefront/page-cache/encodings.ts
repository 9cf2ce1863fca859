/** Compressed bodies: brotli is made once when a page is cached, the others on request. */
import { promisify } from 'node:util';
import { parseAccept } from 'hono/utils/accept';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Packed {
  br: Uint8Array<ArrayBuffer>;
  /** Made on the first request for it: nearly all browsers accept brotli. */
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Higher qualities save a few per cent and take many times as long. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const toBrotli = promisify(brotliCompress);

export async function pack(body: Uint8Array): Promise<Packed> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return { br: own(await toBrotli(body, { params: { ...quality, ...size } })) };
}

/** Copies out of the shared pool, which a cached buffer would otherwise keep alive. */
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

export function bodyOf(packed: Packed, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'br') return packed.br;
  if (encoding === 'identity') return own(brotliDecompressSync(packed.br));
  packed.gzip ??= own(gzipSync(bodyOf(packed, 'identity')));
  return packed.gzip;
}

const commonest = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br']);

/** The smallest encoding that `Accept-Encoding` allows; a weight of 0 forbids one. */
export function acceptedEncoding(header: string | null): Encoding {
  // Skips parsing for the headers that browsers send.
  if (header && commonest.has(header)) return 'br';
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const isAllowed = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return encodings.find(isAllowed) ?? 'identity';
}
