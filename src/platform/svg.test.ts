import { expect, test } from 'vitest';
import { faultOfSvg } from './svg.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inside}</svg>`;
const xlink = ' xmlns:xlink="http://www.w3.org/1999/xlink"';

test.each([
  [
    'a tag that is not closed',
    svg('\n<g>'),
    'is not well-formed XML: unexpected close tag (line 2)',
  ],
  ['no end', svg('').replace('</svg>', ''), 'is not well-formed XML: unclosed tag: svg (line 1)'],
  [
    'an attribute without quotation marks',
    svg('<rect width=1 />'),
    'is not well-formed XML: unquoted attribute value (line 1)',
  ],
  [
    'an ampersand',
    svg('<text>A & B</text>'),
    'is not well-formed XML: unclosed tag: text (line 1)',
  ],
  [
    'an entity of HTML',
    svg('<text>&nbsp;</text>'),
    'is not well-formed XML: undefined entity (line 1)',
  ],
  [
    'a prefix that stands for nothing',
    svg('<use xlink:href="#a"/>'),
    'is not well-formed XML: unbound namespace prefix: "xlink" (line 1)',
  ],
  [
    'something after the end',
    `${svg('')}<g/>`,
    'is not well-formed XML: documents may contain only one root (line 1)',
  ],
  [
    'no namespace',
    '<svg><rect/></svg>',
    'must begin with <svg xmlns="http://www.w3.org/2000/svg"> (line 1)',
  ],
  [
    'another root',
    `<g>${svg('')}</g>`,
    'must begin with <svg xmlns="http://www.w3.org/2000/svg"> (line 1)',
  ],
  [
    'a picture of another host',
    svg('\n<image href="https://muu.example/a.png"/>'),
    'names https://muu.example/a.png, which pictures cannot load (line 2)',
  ],
  [
    'one without a scheme',
    svg('<use xlink:href="//muu.example/a.svg#b"/>', xlink),
    'names //muu.example/a.svg#b, which pictures cannot load (line 1)',
  ],
])('an SVG with %s is not shown by browsers', (_name, text, reason) => {
  expect(faultOfSvg(text)).toBe(reason);
});

test.each([
  svg(''),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><!DOCTYPE svg>\n${svg('<path d="M0 0"/>')}\n`,
  '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
  svg(
    '<a href="https://muu.example/"><use href="#a"/></a><image href="data:image/png;base64,AA=="/>',
  ),
  svg('<use xlink:href="#a"/>', xlink),
  svg('<style><![CDATA[a > b { fill: red }]]></style><text>A &amp; B &#228;</text>'),
])('%s is', (text) => {
  expect(faultOfSvg(text)).toBeNull();
});
