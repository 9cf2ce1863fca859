/** Decodes feed files to text: gzip or plain; UTF-8, UTF-16 or the encoding an XML file declares. */
import { closeSync, openSync, readSync, type ReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FeedFault } from './feed-fault.ts';

/** Undecodable bytes become U+FFFD, which rejects their row, not the file.
 * @throws FeedFault when the file cannot be read, is no text, or declares an unknown encoding */
export async function* textOf(
  file: string,
  source: ReadStream,
  isXml: boolean,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of unpacked(file, source)) {
      decoder ??= new TextDecoder(encodingOf(file, chunk, isXml));
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw readingFault(file, error);
  }
  if (decoder) yield decoder.decode();
}

function unpacked(file: string, source: ReadStream): AsyncIterable<Uint8Array> {
  const [first, second] = headOf(file);
  if (first === 0x50 && second === 0x4b) {
    throw new FeedFault(
      `${file} is a zip archive or a spreadsheet. Save it as tab-separated text, or unpack it first.`,
    );
  }
  if (first !== 0x1f || second !== 0x8b) return source as AsyncIterable<Uint8Array>;
  const unzip = createGunzip();
  source.on('error', (error) => unzip.destroy(error));
  return source.pipe(unzip) as AsyncIterable<Uint8Array>;
}

function headOf(file: string): Uint8Array {
  const bytes = new Uint8Array(2);
  const opened = openSync(file, 'r');
  readSync(opened, bytes);
  closeSync(opened);
  return bytes;
}

function readingFault(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('Z_'))
    return new FeedFault(
      `${file} is packed with gzip, and cut off or damaged: it cannot be unpacked.`,
    );
  if (code.startsWith('E')) return new FeedFault(`${file} cannot be read (${code}).`);
  return error;
}

/** Detected by byte order mark, position of zero bytes or XML declaration; else UTF-8. */
function encodingOf(file: string, chunk: Uint8Array, isXml: boolean): string {
  const bytes = chunk.subarray(0, 200);
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || b === 0) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || a === 0) return 'utf-16be';
  const begin = String.fromCodePoint(...bytes);
  const declared = isXml ? /^[^<]*<\?xml[^>]*\sencoding=["']([^"']*)["']/.exec(begin)?.[1] : '';
  // Without zero bytes it is not UTF-16, whatever is declared.
  if (!declared || /^utf-?16/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new FeedFault(
      `${file}:1: the encoding ${declared} is not known. Write the file in UTF-8.`,
    );
  }
}
