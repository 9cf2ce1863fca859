import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedText, optionalCategories, readAsked } from './categories.ts';
import { choiceText, cookieIn, readChoice, readVisitor } from './choice.ts';
import { readChosen } from './chosen.ts';
import { isAskedOn } from './pages.ts';
import { forbidden, stored, storedIn } from './stored.ts';

const asked = { version: 3, categories: ['functional', 'analytics'] } as const;
const categories = fc.shuffledSubarray([...optionalCategories]);
const version = fc.integer({ min: 1, max: 9999 });

test('a choice is read as it was written (R388)', () => {
  const at = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });
  fc.assert(
    fc.property(version, categories, at, (number, given, time) => {
      const choice = { version: number, given, at: time };
      const all = { version: number, categories: optionalCategories };
      expect(readChoice(choiceText(choice), all)).toEqual(choice);
    }),
  );
});

test('whatever else the cookie holds is no choice (R387)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readChoice(text, asked)).toBeNull();
    }),
  );
});

test.each([
  ['another version', '2.functional.1795449600'],
  ['a category that is not asked for', '3.marketing.1795449600'],
  ['a category that there is not', '3.toString.1795449600'],
  ['a category twice', '3.functional-functional.1795449600'],
  ['the one that needs no consent', '3.necessary.1795449600'],
  ['no time', '3.functional.'],
  ['a version that begins with zero', '03.functional.1795449600'],
  ['something after it', '3.functional.1795449600;'],
  ['a line break', '3.functional.1795449600\n'],
])('a cookie with %s is no choice, so the visitor is asked (R387)', (_, text) => {
  expect(readChoice(text, asked)).toBeNull();
});

test('a shop that asks for nothing reads no choice', () => {
  expect(readChoice('3..1795449600', null)).toBeNull();
  expect(readChoice('3..1795449600', asked)).toEqual({ version: 3, given: [], at: 1_795_449_600 });
});

test('what is asked for is read from a style sheet as it was written', () => {
  fc.assert(
    fc.property(version, categories, (number, some) => {
      const one = { version: number, categories: some };
      expect(readAsked(` ${askedText(one)} `)).toEqual(some.length > 0 ? one : null);
    }),
  );
  expect(readAsked('')).toBeNull();
});

const formOf = (...pairs: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
};
const shown: [string, string] = ['version', '3'];

test.each<[string, [string, string][], object]>([
  ['nothing, without a version', [['choice', 'none']], { given: [] }],
  ['all', [['choice', 'all'], shown], { given: ['functional', 'analytics'] }],
  ['none of them', [['choice', 'some'], shown], { given: [] }],
  [
    'one, whatever else is ticked twice',
    [['choice', 'some'], ['category', 'analytics'], ['category', 'analytics'], shown],
    { given: ['analytics'] },
  ],
  [
    'what was not asked for',
    [['choice', 'some'], ['category', 'marketing'], shown],
    { fault: 'unreadable' },
  ],
  ['nothing at all', [], { fault: 'unreadable' }],
  ['something else', [['choice', 'yes'], shown], { fault: 'unreadable' }],
  [
    'what another version asked for',
    [
      ['choice', 'all'],
      ['version', '2'],
    ],
    { fault: 'changed' },
  ],
])('a form that chooses %s', (_, pairs, expected) => {
  expect(readChosen(formOf(...pairs), asked)).toEqual(expected);
});

test.each([
  ['/', true],
  ['/tuote/takki/1', true],
  ['/kassalla', true],
  ['/ostoskori', false],
  ['/kassa', false],
  ['/maksu/paluu', false],
  ['/kiitos', false],
  ['/check-login', false],
  ['/_preview/hyvaolo', false],
  ['/evasteet', false],
])('visitors are asked at %s: %s', (path, expected) => {
  expect(isAskedOn(path)).toBe(expected);
});

test('a cookie is found by its whole name', () => {
  const cookies = 'x_aitta_consent=1; aitta_consent=1..1795449600; aitta_consent2=3';
  expect(cookieIn(cookies, 'aitta_consent')).toBe('1..1795449600');
  expect(cookieIn('', 'aitta_consent')).toBeUndefined();
});

test('only a random id is a visitor (R386)', () => {
  expect(readVisitor('2f0a8f3e-31c5-4d8e-9a55-0d8bb2b9c001')).not.toBeNull();
  expect(readVisitor('2f0a8f3e-31c5-1d8e-9a55-0d8bb2b9c001')).toBeNull();
  expect(readVisitor('aino@example.fi')).toBeNull();
  expect(readVisitor(undefined)).toBeNull();
});

test('what is not allowed is forbidden, and what is necessary never', () => {
  fc.assert(
    fc.property(categories, (allowed) => {
      const left = forbidden(allowed);
      expect(left.some(({ category }) => category === 'necessary')).toBe(false);
      expect(left.some(({ category }) => allowed.some((one) => one === category))).toBe(false);
    }),
  );
  expect(forbidden([]).flatMap(({ names }) => names)).toEqual([
    'aitta:recently-viewed',
    'aitta:search-history',
    'aitta_visitor',
    'aitta:found-in',
    'aitta:purchases',
  ]);
});

test('each thing that is stored is in one category', () => {
  const keys = (['necessary', ...optionalCategories] as const).flatMap(storedIn);
  expect(keys.toSorted()).toEqual(Object.keys(stored).toSorted());
});
