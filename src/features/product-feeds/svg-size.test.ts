import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeOfSvg } from './svg-size.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">';
const sizeOf = (svg: string) => sizeOfSvg(Buffer.from(svg));

test.each([
  `${head}<g fill="#fff"><path d="M0 0h9v9z"/></g></svg>\n`,
  `${head}<text aria-label="Lumi &#38; Co &amp; muut">ä &lt; ö</text></svg>`,
  `<svg width="800" height="1000" viewBox="0 0 8 10" xmlns="http://www.w3.org/2000/svg"></svg>`,
])('the size of a plain picture is what a decoder says: %s', async (svg) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect(sizeOf(svg)).toEqual({ width, height });
});

test.each([
  ['is cut off', `${head}<g>`],
  ['is cut off inside of a tag', `${head}<path d="M0`],
  ['has tags that cross', `${head}<g><defs></g></defs></svg>`],
  ['goes on after its end', `${head}</svg><p></p>`],
  ['has an entity of its own', `${head}<text>&own;</text></svg>`],
  ['has a document type', `<!DOCTYPE svg>${head}</svg>`],
  ['has a comment', `${head}<!-- a --></svg>`],
  ['has its size in centimetres', head.replace('800', '8cm') + '</svg>'],
  ['has no size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"></svg>'],
  ['has no name space', '<svg width="8" height="10"></svg>'],
  ['is no SVG', '<html><svg width="8" height="10"></svg></html>'],
  ['is empty', ''],
])('a decoder is needed when a picture %s', (_, svg) => {
  expect(sizeOf(svg)).toBeNull();
});
