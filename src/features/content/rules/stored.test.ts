import { expect, test } from 'vitest';
import { smallSpace } from '../testing/small-space.ts';
import { readFiles } from './files.ts';
import { readSpace } from './space.ts';
import { readStoredSpace } from './stored.ts';

const { documents } = readFiles(smallSpace());
const { space } = readSpace(7, documents);

/** The documents as a newer version may write them. */
const newer = (kind: string, change: (data: never) => unknown) =>
  documents.map((one) =>
    one.kind === kind ? { ...one, data: change(structuredClone(one.data) as never) } : one,
  );

test.each<[string, ReturnType<typeof newer>]>([
  ['nothing more', documents],
  ['a kind of document', [...documents, { kind: 'weather', key: 'a', data: { rain: 1 } }]],
  ['a name', newer('seller', (data: object) => ({ ...data, rain: 1 }))],
  [
    'names at several depths',
    newer('shop', ({ footer, ...data }: { footer: object[] }) => ({
      ...data,
      rain: { sun: 1 },
      footer: footer.map((one) => ({ ...one, rain: 1 })),
    })),
  ],
  [
    'a name in each of a list',
    newer('feedback', (data: { topics: object[] }) => ({
      ...data,
      topics: data.topics.map((one) => ({ ...one, rain: 1 })),
    })),
  ],
])('a stored space with %s of a newer version is read without it', (_, stored) => {
  expect(readStoredSpace(7, stored)).toEqual({ space, faults: [] });
});

test('what a stored space has wrong is a fault, beside what is not known', () => {
  const wrong = newer('seller', (data: object) => ({ ...data, rain: 1, businessId: 5 }));
  expect(readStoredSpace(7, wrong).faults).toMatchObject([
    { kind: 'seller', path: ['businessId'] },
  ]);
});
