/** Compresses the built files once, as small as possible, so that serving them takes no work. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that are not compressed already. */
const packable = /\.(?:js|css|svg|json|txt|xml)$/;
/** Bytes; smaller files fit into one packet anyway. */
const smallest = 1000;

/** Writes `file.br` and `file.gz` beside each file of the folder that becomes smaller. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => packable.test(name)).map((name) => join(folder, name));
  await Promise.all(files.map(packFile));
}

async function packFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.byteLength < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ] as const);
  writeFileSync(`${file}.br`, packed[0]);
  writeFileSync(`${file}.gz`, packed[1]);
}
