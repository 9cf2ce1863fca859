/** Sizes of the consent widget as sites get it: kilobytes of 1000 bytes, gzip. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.mjs';

const folder = join(root, 'build/consent-widget');

/** The element brings React. */
const limits = { 'index.js': 10.9, 'element.js': 79.8, 'style.css': 1.3 };

/** What only the shop's server may have. */
const foreign = ['ZodError', 'hono', 'react-router'];

/** Prints the sizes. @returns one sentence for each fault */
export function widgetFaults(): string[] {
  return Object.entries(limits).flatMap(([file, limit]) => {
    const content = readFileSync(join(folder, file));
    const size = gzipSync(content, { level: 9 }).length;
    console.log(`consent widget, ${file}: ${(size / 1000).toFixed(1)} kB gzip`);
    const found = foreign.filter((word) => content.includes(word));
    return [
      ...(size > limit * 1000 ? [`${file} of the consent widget is over ${limit} kB.`] : []),
      ...found.map((word) => `${file} of the consent widget ships ${word}.`),
    ];
  });
}
