/** Columns as a file: a checksum, then their values. */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Columns } from './columns.ts';

const checksumBytes = 4;

/** Blocks the thread. A reader sees the whole file or none. */
export function writeColumns(file: string, columns: Columns): void {
  const values = serialize(columns);
  const checksum = Buffer.alloc(checksumBytes);
  checksum.writeUInt32LE(crc32(values));
  const part = `${file}.${process.pid}`;
  const descriptor = openSync(part, 'w', 0o600);
  try {
    writeSync(descriptor, checksum);
    for (let written = 0; written < values.length;)
      written += writeSync(descriptor, values, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(part, file);
}

/** @throws when the file is not as it was written */
export function columnsIn(content: Buffer): Columns {
  const values = content.subarray(checksumBytes);
  if (content.length < checksumBytes || crc32(values) !== content.readUInt32LE())
    throw new Error('The file was not written to its end, or has changed.');
  return deserialize(values) as Columns;
}
