/** How a body may travel: compressed once when it is kept, chosen by what the browser understands. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface Packed {
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** Higher ones win a few per cent and take many times as long. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Uint8Array, Buffer>(gzip);

export async function pack(body: Uint8Array): Promise<Packed> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  const params = { ...quality, ...size };
  const [br, zipped] = await Promise.all([toBrotli(body, { params }), toGzip(body)]);
  return { br: own(br), gzip: own(zipped) };
}

/** Out of the pool it may share with others: what is kept for long is kept alone. */
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Few callers want a page uncompressed, so it is not kept that way. */
export const bodyOf = (packed: Packed, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  encoding === 'identity' ? own(gunzipSync(packed.gzip)) : packed[encoding];

/** What `Accept-Encoding` allows, the smallest first; a weight of 0 forbids. */
export function acceptedEncoding(header: string | null): Encoding {
  // What all browsers say needs no reading.
  if (header?.startsWith('gzip, deflate, br')) return 'br';
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const isAllowed = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return encodings.find(isAllowed) ?? 'identity';
}
