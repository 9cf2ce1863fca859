/** Answers for files of other builds: those that pages from before an upgrade, or of another process, load. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { builtFile } from '#features/built-files/client.ts';
import type { Connection } from '#platform/http/client.ts';

const decompress = promisify(brotliDecompress);

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** @param path below the root, such as `assets/fi/c7m11cgr.js`
 * @returns null for a file of no build */
export async function storedFile(
  path: string,
  request: Request,
  connection: Connection,
): Promise<Response | null> {
  const type = types[path.split('.').at(-1) ?? ''];
  if (!type) return null;
  try {
    const compressed = await builtFile(connection, path);
    return compressed && answer(request, type, compressed);
  } catch (err) {
    connection.warn?.('a file of another build could not be read', { err, path });
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

async function answer(request: Request, type: string, compressed: Buffer): Promise<Response> {
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const bytes = takesBrotli ? compressed : await decompress(compressed);
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  if (takesBrotli) headers.set('content-encoding', 'br');
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
