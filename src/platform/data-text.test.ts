import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseData, parseJson, writeYaml, type DataText } from './data-text.ts';

const read = (parsed: ReturnType<typeof parseData>): DataText => {
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed;
};
const faultsOf = (parsed: ReturnType<typeof parseData>) =>
  'faults' in parsed ? parsed.faults.map(({ line, reason }) => `${line} ${reason}`) : [];

const json = `{
  "name": "A",
  "methods": [
    { "id": "home" },
    {
      "id": "store",
      "days": [
        1,
        2
      ]
    }
  ]
}`;

test.each([
  [[], 1],
  [['name'], 2],
  [['methods'], 3],
  [['methods', 0], 4],
  [['methods', 0, 'id'], 4],
  [['methods', 1, 'days'], 7],
  [['methods', 1, 'days', 1], 9],
  [['methods', 1, 'price'], 5],
  [['methods', 7], 3],
  [['name', 'fi'], 2],
  [['nothing', 'at', 'all'], 1],
])('in JSON %j is on line %i, or what is around it', (path, line) => {
  expect(read(parseJson(json)).lineOf(path)).toBe(line);
});

test.each([
  [['title'], 11],
  [['words'], 12],
  [['words', 1], 14],
  [['items', 1, 'question'], 17],
  [['items', 1, 'answer'], 18],
  [['items', 0, 'answer'], 16],
])('in YAML that begins on line 11 %j is on line %i', (path, line) => {
  const yaml = [
    'title: A',
    'words:',
    '  - a',
    '  - b',
    'items:',
    '  - question: x',
    '  - question: |',
    '    answer: y',
  ];
  yaml[6] = '  - question: y';
  expect(read(parseData(yaml.join('\n'), 11)).lineOf(path)).toBe(line);
});

test('lines count alike with the line breaks of other systems', () => {
  expect(read(parseJson(json.replaceAll('\n', '\r\n'))).lineOf(['methods', 1, 'days'])).toBe(7);
  expect(read(parseData('a: 1\r\nb:\r\n  - 2\r\n')).lineOf(['b', 0])).toBe(3);
});

describe('text that cannot be parsed has a fault with its line', () => {
  test.each([
    ['', '1 the file is empty'],
    [' \n', '1 the file is empty'],
    ['{\n"a": 1\n"b": 2}', "2 is no JSON: Expected ',' or '}' after property value"],
    ['{\n"a": 1,\n}', '3 is no JSON: Expected double-quoted property name'],
    ['{\n"a": tru,\n"b": 1}', "2 is no JSON: Unexpected token ','"],
    ['{\n"a": [1,\n2\n', "3 is no JSON: Expected ',' or ']' after array element"],
    ['{"a":\n\n}', "3 is no JSON: Unexpected token '}'"],
    ['[1]\nx', '2 is no JSON: Unexpected non-whitespace character after JSON'],
    ['a: 1', "1 is no JSON: Unexpected token 'a'"],
    ['{"a": "x\ny"}', '1 is no JSON: Bad control character in string literal'],
    ['{\n"a": 1,\n"b": 2,\n"a": 3}', '4 the same name is there twice'],
    ['['.repeat(3000) + ']'.repeat(3000), '1 is nested too deeply'],
  ])('JSON %j', (text, fault) => expect(faultsOf(parseJson(text))).toEqual([fault]));

  test.each([
    ['a: 1\na: 2', ['3 the same name is there twice']],
    ['a: 1\n---\nb: 2', ['3 must be one document, so --- may not stand in it']],
    ['a: !x 1', ['2 Unresolved tag: !x']],
    ['a: *x', ['2 Unresolved alias (the anchor must be set before the alias): x']],
    ['a: "x', ['2 Missing closing "quote']],
  ])('YAML %j, with one fault for a line', (text, faults) => {
    expect(faultsOf(parseData(text, 2))).toEqual(faults);
  });

  test('names that repeat others a thousand times are refused', () => {
    const rows = ['a: &a [x]'];
    for (const [name, before] of ['ba', 'cb', 'dc', 'ed'].map((pair) => [...pair]))
      rows.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`);
    expect(faultsOf(parseData(rows.join('\n')))[0]).toMatch(/^1 Excessive alias count/);
  });
});

test('JSON is read as every other parser reads it', () => {
  const indent = fc.constantFrom(undefined, 2, '\t');
  fc.assert(
    fc.property(fc.jsonValue(), indent, (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(JSON.stringify(read(parseJson(text)).data)).toBe(JSON.stringify(value));
    }),
  );
});

test('whatever the text, JSON and YAML never throw, and their lines exist', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"a"',
    '"',
    '\n',
    '- ',
    '1',
    'a: ',
    '&a ',
    '*a',
    '!',
    '|',
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        for (const parsed of [parseJson(text), parseData(text)]) {
          for (const { line } of 'faults' in parsed ? parsed.faults : []) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(text.split('\n').length);
          }
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('what is written as YAML is read as the same, and no line of it begins with ---', () => {
  const units = '---· ·#·:·-·"·\'·a·{·|·>·0·~·é·\n·\t·\r·\u2028'.split('·');
  const unit = fc.constantFrom(...units);
  const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' }));
  const facts = fc.dictionary(text, fc.oneof(text, fc.array(text), fc.jsonValue()));
  fc.assert(
    fc.property(facts, (value) => {
      const yaml = writeYaml(value);
      expect(JSON.stringify(read(parseData(yaml)).data)).toBe(JSON.stringify(value));
      expect(yaml).not.toMatch(/(?:^|\n)---/);
    }),
    { numRuns: 1000 },
  );
});

test('YAML has each text on one line', () => {
  expect(writeYaml({ title: 'A', words: ['a b', 'c: d'], text: 'e\nf' })).toBe(
    'title: A\nwords:\n  - a b\n  - "c: d"\ntext: "e\\nf"\n',
  );
});
