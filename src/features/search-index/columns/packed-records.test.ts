import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colour, product, variant } from '../../catalogue/testing.ts';
import { makePacker, unpack } from './packed-records.ts';

test('what is packed comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue())), (records) => {
      // No field of a record is called so; assigning it would set the prototype.
      fc.pre(!JSON.stringify(records).includes('"__proto__"'));
      const packer = makePacker();
      const jsons = records.map(packer.pack);
      const packed = packer.finish();
      const given = JSON.parse(JSON.stringify(records)) as unknown[];
      expect(jsons.map((json) => unpack(packed, json))).toEqual(given);
    }),
  );
});

test('colours, brands and names of fields are kept once', () => {
  const packer = makePacker();
  const products = product('1', {
    brand: { id: 'kaarna', name: 'Kaarna' },
    variants: ['11', '12'].map((id) => variant(id, { colours: [colour('punainen')] })),
  });
  const json = packer.pack(products);
  expect(json).not.toMatch(/Kaarna|punainen|regularCents/);
  expect(unpack(packer.finish(), json)).toEqual(products);
});
