import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInline, parseMarkdown, type MarkdownNode } from './markdown.ts';
import { isSafe } from './markdown/inline.ts';

const faultsOf = (text: string) =>
  parseMarkdown(text).faults.map(({ line, reason }) => `${line} ${reason}`);
const only = (text: string): MarkdownNode | undefined => {
  const { nodes, faults } = parseMarkdown(text);
  expect(faults).toEqual([]);
  expect(nodes).toHaveLength(1);
  return nodes[0];
};

describe('Markdown becomes', () => {
  test.each([
    ['## Palautus', { type: 'heading', level: 2, id: 'palautus', children: ['Palautus'] }],
    ['### Öljy & vesi', { type: 'heading', level: 3, id: 'oljy-vesi', children: ['Öljy & vesi'] }],
    ['#### !', { type: 'heading', level: 4, id: 'section', children: ['!'] }],
    ['one\ntwo', { type: 'paragraph', children: ['one\ntwo'] }],
    [
      'a **b** _c_',
      {
        type: 'paragraph',
        children: ['a ', { type: 'strong', children: ['b'] }, ' ', { type: 'em', children: ['c'] }],
      },
    ],
    [
      'x  \n`y` \\*',
      {
        type: 'paragraph',
        children: ['x', { type: 'break' }, { type: 'code', text: 'y' }, ' ', '*'],
      },
    ],
    [
      '- a\n- b',
      {
        type: 'list',
        isOrdered: false,
        items: [[{ type: 'paragraph', children: ['a'] }], [{ type: 'paragraph', children: ['b'] }]],
      },
    ],
    [
      '1. a\n   - b',
      {
        type: 'list',
        isOrdered: true,
        items: [
          [
            { type: 'paragraph', children: ['a'] },
            {
              type: 'list',
              isOrdered: false,
              items: [[{ type: 'paragraph', children: ['b'] }]],
            },
          ],
        ],
      },
    ],
    [
      '| a | b |\n| - | - |\n| c | **d** |',
      {
        type: 'table',
        head: [['a'], ['b']],
        rows: [[['c'], [{ type: 'strong', children: ['d'] }]]],
      },
    ],
    ['> a', { type: 'quote', children: [{ type: 'paragraph', children: ['a'] }] }],
    ['---', { type: 'rule' }],
    ['```hours\n```', { type: 'block', name: 'hours', data: {}, line: 1 }],
    ['```hero\ntitle: A\n```', { type: 'block', name: 'hero', data: { title: 'A' }, line: 1 }],
  ])('%j: a part of its type', (text, node) => expect(only(text)).toEqual(node));

  test.each(['/info/faq', '#a', 'https://x.example/?a=1&b=2', 'mailto:a@b.example', 'tel:+3589'])(
    'a link to %s',
    (to) => {
      const children = [{ type: 'link', to, children: ['x'] }];
      expect(only(`[x](${to})`)).toEqual({ type: 'paragraph', children });
      expect(parseMarkdown(`a\n\nb\n[x](${to})`).links).toEqual([{ to, line: 4 }]);
    },
  );

  test('a link that keeps the braces of a placeholder and the & of an entity', () => {
    const { links } = parseMarkdown('[x](mailto:{email}) [y](/a?b=1&amp;c=2) [z](/a/%7Bemail%7D)');
    expect(links.map(({ to }) => to)).toEqual(['mailto:{email}', '/a?b=1&c=2', '/a/{email}']);
  });

  test('text without the entities that people write, with its non-breaking blanks', () => {
    expect(only('1 &lt; 2 &amp; 5&nbsp;&quot;&#39;')).toEqual({
      type: 'paragraph',
      children: ['1 < 2 & 5\u00A0"\''],
    });
  });

  test('headings with ids that are all different', () => {
    const { nodes } = parseMarkdown('## A\n\n## A\n\n## A 2\n\n## A\n\n## !\n\n## ?');
    expect(nodes.map((node) => node.type === 'heading' && node.id)).toEqual([
      'a',
      'a-2',
      'a-2-2',
      'a-3',
      'section',
      'section-2',
    ]);
  });
});

describe('what cannot be shown is a fault with its line', () => {
  test.each([
    ['a\n\n<b>x</b>', '3 HTML is not allowed; write Markdown or a block'],
    ['a <b>x</b>', '1 HTML is not allowed; write Markdown or a block'],
    ['a\n\n<!-- x -->', '3 HTML is not allowed; write Markdown or a block'],
    ['# A', '1 headings have two to four #: the title in the front matter is the first level'],
    ['##### A', '1 headings have two to four #: the title in the front matter is the first level'],
    ['a\n\n![x](/y.png)', '3 pictures are not allowed in text; they stand in blocks'],
    ['~~x~~', '1 crossed-out text is not supported; write \\~ for a tilde'],
    ['- [ ] a', '1 boxes to tick are not supported'],
    ['a\n\n```\nx\n```', '3 code is not shown; a block has a name after ```'],
    ['a\n\n    x', '3 code is not shown; a block has a name after ```'],
    [
      'a\n\n```hero\ntitle: A\ntext: [\n```',
      '5 Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['```hero\na: 1\na: 2\n```', '3 the same name is there twice'],
    ['```hero\na: *b\n```', '2 Unresolved alias (the anchor must be set before the alias): b'],
  ])('%j', (text, fault) => expect(faultsOf(text).slice(0, 1)).toEqual([fault]));

  test('also within lists, quotes and tables, and on a later line of a paragraph', () => {
    const text = ['- a', '- b', '', '  - c', '  - <i>', '', '> d', '> e', '> <i>', ''];
    const table = ['| a |', '| - |', '| b |', '| <i> |', '', 'f', 'g <i> h', 'i <u>'];
    const lines = parseMarkdown([...text, ...table].join('\n')).faults.map(({ line }) => line);
    expect(lines).toEqual([5, 9, 14, 17, 18]);
  });

  test('lines count from the first line of the file, with line breaks of any system', () => {
    expect(parseMarkdown('a\r\n\r\n<b>\r\n', 10).faults.map(({ line }) => line)).toEqual([12]);
  });

  test('text that is nested without end is refused, and does not end the process', () => {
    expect(faultsOf('>'.repeat(50_000))).toEqual(['1 lists or quotes are nested too deeply']);
    expect(faultsOf(`\`\`\`hero\n${'['.repeat(20_000)}\n\`\`\``)).toEqual([
      '2 is nested too deeply',
    ]);
  });
});

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://x.example',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    'evil.example',
    '../x',
    'ftp://x.example',
    'www.x.example',
    'https://0>',
  ])('to %j is refused', (to) => {
    expect(isSafe(to)).toBe(false);
    const { nodes, faults } = parseMarkdown(`[x](${to})`);
    expect(JSON.stringify(nodes)).not.toContain('"link"');
    expect(faults).toHaveLength(1);
    expect(faults[0]?.reason).toContain('links begin with /, #, https:, mailto: or tel:');
  });

  test.each(['/a\tb', '/\n/evil', '/\u0000', '/a\u0085', '/a b', 'tel:\u00A0', '\u0001/a'])(
    'with the control character or blank of %j is not safe',
    (to) => expect(isSafe(to)).toBe(false),
  );

  test('without https is refused where an address in the text becomes a link', () => {
    expect(faultsOf('see www.x.example')).toEqual([
      '1 the link "http://www.x.example" is not allowed; links begin with /, #, https:, mailto: or tel:',
    ]);
  });
});

test('a text of one line is one paragraph', () => {
  expect(parseInline('a [b](/c)')).toEqual({
    inlines: ['a ', { type: 'link', to: '/c', children: ['b'] }],
    links: [{ to: '/c', line: 1 }],
    faults: [],
  });
  for (const text of ['', '- a', 'a\n\nb', '## a'])
    expect(parseInline(text)).toMatchObject({ faults: ['must be one paragraph of text'] });
  expect(parseInline('a <b>')).toMatchObject({
    inlines: [],
    faults: ['HTML is not allowed; write Markdown or a block'],
  });
});

/** Pieces that make structures together more often than single characters do. */
const structures =
  '- ·* ·1. ·> ·\n·\r\n·\n\n·  ·    ·\t·# ·## ·```·```hero\n·|·---·| a |\n|---|---|\n·{a}';
const inlines =
  '[a](·)·](·<·>·<!--·-->·**·_·`·\\·[x]: ·[x]·~~·&#58;·&amp;·![·%·www.·@b.fi·https://·//·/';
const unsafe =
  'javascript:·JAVASCRIPT&colon;·data:·mailto:·tel:·\u0000·\u0085·\u200B·/\\·https:\\\\';
const pieces = [structures, inlines, unsafe].flatMap((all) => all.split('·'));
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string());
const anyText = fc.array(piece, { maxLength: 30 }).map((all) => all.join(''));

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && typeof value.to === 'string' ? [value.to] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
}
const withoutBlocks = (nodes: MarkdownNode[]) =>
  JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) => (key === 'data' ? {} : value)),
  ) as unknown;

test('whatever the text, nothing throws, no link is unsafe, ids differ and lines exist', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { nodes, links, faults, blocks } = parseMarkdown(text);
      const all = linksIn(withoutBlocks(nodes));
      for (const to of all) {
        expect(to).toMatch(/^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/);
        const { protocol, host } = new URL(to, 'https://shop.example');
        expect(protocol).toMatch(/^(?:https|mailto|tel):$/);
        expect(to.startsWith('/') ? host : 'shop.example').toBe('shop.example');
      }
      expect(links.map(({ to }) => to).toSorted()).toEqual(expect.arrayContaining(all.toSorted()));
      const ids = nodes.flatMap((node) => (node.type === 'heading' ? [node.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      const last = text.split(/\r\n?|\n/).length;
      for (const { line } of [...faults, ...blocks, ...links]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(last + 1);
      }
    }),
    { numRuns: 2000 },
  );
});
