import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../contract.ts';
import { changedSince, changesBetween, nameOf, reversed, withChanges } from './changes.ts';
import { mergeDocuments } from './merge.ts';
import { isSame } from './same.ts';

const coupons = (data: unknown): Document => ({ kind: 'coupons', key: '', data });
const campaign = (key: string, data: unknown): Document => ({ kind: 'campaigns', key, data });
const pageOf = (texts: Record<string, string>): Document => ({
  kind: 'pages',
  key: 'info/faq',
  data: Object.fromEntries(Object.entries(texts).map(([language, body]) => [language, { body }])),
});

const key = fc.constantFrom('a', 'b', 'c');
const space = fc
  .uniqueArray(fc.record({ key, data: fc.object({ maxDepth: 1 }) }), { selector: (one) => one.key })
  .map((all) => all.map(({ key: name, data }) => campaign(name, data)));
const byName = (all: readonly Document[]) => all.toSorted((a, b) => (a.key < b.key ? -1 : 1));
const same = (one: readonly Document[], other: readonly Document[]) =>
  expect(isSame(byName(one), byName(other))).toBe(true);

describe('what a push changes', () => {
  test('is added, changed or removed, in the order of kind and key', () => {
    const old = [coupons([1]), campaign('b', 1), campaign('a', 1)];
    const made = [campaign('c', 3), campaign('a', 2), coupons([1])];
    expect(changesBetween(old, made)).toEqual([
      { kind: 'campaigns', key: 'a', before: 1, after: 2 },
      { kind: 'campaigns', key: 'b', before: 1, after: null },
      { kind: 'campaigns', key: 'c', before: null, after: 3 },
    ]);
  });

  test('makes the new documents of the old ones, and reversed the old ones of the new', () => {
    fc.assert(
      fc.property(space, space, (old, made) => {
        const changes = changesBetween(old, made);
        same(withChanges(old, changes), made);
        same(withChanges(made, reversed(changes)), old);
        expect(changesBetween(made, made)).toEqual([]);
      }),
    );
  });

  test('is lost by taking it back only where others changed it since', () => {
    const changes = changesBetween([campaign('a', 1)], [campaign('a', 2), campaign('b', 1)]);
    expect(changedSince(changes, [campaign('a', 2), campaign('b', 1)])).toEqual([]);
    const since = [campaign('a', 3)];
    expect(changedSince(changes, since).map(nameOf)).toEqual(['campaigns/a', 'campaigns/b']);
  });

  test('is nothing when only the order of names differs, as the database does not keep it', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    for (const other of [{ a: 1 }, { a: 1, b: [] }, { a: 1, c: 1 }, [1], null, 'a'])
      expect(isSame({ a: 1, b: 1 }, other)).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ 0: 1 }, [1])).toBe(false);
  });
});

describe('two people change the same space:', () => {
  const base = [coupons([]), campaign('a', 1), pageOf({ fi: 'yksi', sv: 'ett' })];

  test('different files are joined', () => {
    const mine = [coupons([5]), campaign('a', 1), pageOf({ fi: 'kaksi', sv: 'ett' })];
    const theirs = [coupons([]), campaign('b', 1), pageOf({ fi: 'yksi', sv: 'två' })];
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      documents: [coupons([5]), campaign('b', 1), pageOf({ fi: 'kaksi', sv: 'två' })],
      mine: ['coupons.json', 'pages/info/faq.fi.md'],
      conflicts: [],
    });
  });

  test('the same file is a conflict, unless both wrote the same', () => {
    const mine = [coupons([5]), pageOf({ fi: 'kaksi' })];
    const theirs = [coupons([5]), campaign('a', 2), pageOf({ fi: 'kolme', sv: 'två' })];
    expect(mergeDocuments(base, mine, theirs)).toMatchObject({
      mine: [],
      conflicts: ['campaigns/a.json', 'pages/info/faq.fi.md', 'pages/info/faq.sv.md'],
    });
  });

  test('who changed nothing gets all of the other’s changes, whatever they are', () => {
    fc.assert(
      fc.property(space, space, (began, changed) => {
        const nothing = { mine: [], conflicts: [] };
        const theirs = mergeDocuments(began, began, changed);
        expect(theirs).toMatchObject(nothing);
        same(theirs.documents, changed);
        const mine = mergeDocuments(began, changed, began);
        expect(mine.conflicts).toEqual([]);
        same(mine.documents, changed);
      }),
    );
  });
});
