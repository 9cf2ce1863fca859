import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, partsOfCode, retiredIn, type Place } from './check-glossary.ts';
import { root } from './steps.mjs';

const glossary = `# Glossary

| In code | Suomi |
| ------- | ----- |
| product | tuote |

## Retired words

| Retired       | Instead       | In              |
| ------------- | ------------- | --------------- |
| gizmo, stuff  | product       | names, comments, test titles |
| kärry         | ostoskori     | fi              |
`;
const retired = retiredIn(glossary);

test('the table of retired words is read, a word per entry', () => {
  expect(retired.map(({ word }) => word)).toEqual(['gizmo', 'stuff', 'kärry']);
  expect(() => retiredIn(glossary.replace('| fi ', '| se '))).toThrow('no place "se"');
});

describe('a retired word', () => {
  test.each<[string, string, string[]]>([
    ['part of a name', 'const addGizmo = 1;', ['"gizmo" in names: product']],
    ['name of a type', 'interface Stuff { a: 1 }', ['"stuff" in names: product']],
    ['a comment', '/** All gizmo. */\nexport const a = 1;', ['"gizmo" in comments: product']],
    ['a longer word', 'const software = stuffing;', []],
    ['a string', "const a = 'gizmo';", []],
    ['a test’s title', "test('a gizmo', () => {});", ['"gizmo" in test titles: product']],
    ['a title of a table', "test.each([1])('gizmo %s', f);", ['"gizmo" in test titles: product']],
    ['another call’s argument', "say('gizmo');", []],
  ])('that is %s', (_, code, faults) => {
    const found = partsOfCode(code, 'a.ts').flatMap(({ place, text }) =>
      faultsOf(place, text, retired),
    );
    expect(found).toEqual(faults);
  });

  test.each<[Place, string, number]>([
    ['fi', 'Lisää kärryyn', 0],
    ['fi', 'Kärry on tyhjä', 1],
    ['sv', 'kärry', 0],
  ])('on a screen in %s: %s', (place, text, count) => {
    expect(faultsOf(place, text, retired)).toHaveLength(count);
  });
});

test('the glossary has retired words, each for a place', () => {
  expect(retiredIn(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).length).toBeGreaterThan(
    10,
  );
});
