import { expect, test } from 'vitest';
import { filesOfEntries, type CmsEntry } from './cms.ts';
import { folders, singles } from './kinds.ts';

const document = (fields: Record<string, unknown>, id = 'a'): CmsEntry => ({
  id,
  type: 'document',
  fields: Object.fromEntries(Object.entries(fields).map(([name, fi]) => [name, { fi }])),
});
const page = (fields: CmsEntry['fields']): CmsEntry => ({ id: 'p', type: 'page', fields });
const textsOf = (entries: CmsEntry[]) => {
  const { files, faults } = filesOfEntries(entries);
  const texts = [...files].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
  return { texts: Object.fromEntries(texts) as Record<string, string>, faults };
};

test.each(Object.keys(singles))(
  'a document of the kind %s is one file, whatever its key',
  (kind) => {
    expect(textsOf([document({ kind, key: 'x', data: { a: 1 } })])).toEqual({
      texts: { [`${kind}.json`]: '{\n  "a": 1\n}\n' },
      faults: [],
    });
  },
);

test.each(Object.keys(folders))('documents of the kind %s are a file for each key', (kind) => {
  const entries = ['a', 'b'].map((key) => document({ kind, key, data: {} }, key));
  expect(Object.keys(textsOf(entries).texts)).toEqual([`${kind}/a.json`, `${kind}/b.json`]);
});

test.each(['pages', 'pictures', 'weather', 'constructor'])(
  'the kind %s is a fault that names the kinds there are',
  (kind) => {
    const { texts, faults } = textsOf([document({ kind, key: 'a', data: {} })]);
    const known = [...Object.keys(singles), ...Object.keys(folders)].join(', ');
    expect(texts).toEqual({});
    expect(faults).toEqual([`entry a (document) kind must be one of ${known}, not ${kind}`]);
  },
);

test('two documents of the same file are a fault of the second', () => {
  const { faults } = textsOf([
    document({ kind: 'coupons', data: [] }, 'one'),
    document({ kind: 'coupons', data: [] }, 'two'),
  ]);
  expect(faults).toEqual(['entry two (document) is the same file as entry one: coupons.json']);
});

test('a page has a file for each language it is written in, and says where it is listed in each', () => {
  const entry = page({
    path: { en: '/info/faq' },
    group: { fi: 'help' },
    title: { fi: 'A', en: 'B' },
    description: { fi: 'C', en: 'D' },
    body: { fi: '\r\n\r\nE\r\nF\r\n', en: 'G' },
  });
  expect(textsOf([entry]).texts).toEqual({
    'pages/info/faq.fi.md': '---\ntitle: A\ndescription: C\ngroup: help\n---\n\nE\nF\n',
    'pages/info/faq.en.md': '---\ntitle: B\ndescription: D\ngroup: help\n---\n\nG\n',
  });
});

test('a page that is written in no language is a fault', () => {
  expect(textsOf([page({ path: { fi: 'info/faq' } })]).faults).toEqual([
    'entry p (page) is in none of fi, sv and en',
  ]);
});
