/** Attributes of rows. Most products have the same as many others or none, so that each distinct set is stored
 * once, and each row has its index. */
import type { AttributeWords } from '../../catalogue/record/attributes.ts';
import type { ProductRecord } from '../../catalogue/record.ts';
import { attributeWordsOf, valuesOfDetail, wordOf } from '../../catalogue/rules/details.ts';
import type { AttributeSets } from './columns.ts';
import { growableArray, inOrder } from './growable-arrays.ts';
import { makeInterner } from './interner.ts';

export interface AttributeSetsBuilder {
  add(record: Pick<ProductRecord, 'attributes' | 'details'>): void;
  finish(order: Uint32Array): AttributeSets;
}

const keyOf = (words: AttributeWords): string =>
  [...words]
    .map(([name, own]) => `${name}=${own.join('\u0001')}`)
    .toSorted()
    .join('\u0002');

export function makeAttributeSets(): AttributeSetsBuilder {
  const sets = makeInterner<AttributeWords>();
  const none = sets.of('', new Map());
  const names: AttributeSets['names'] = new Map();
  const ofRows = growableArray((length) => new Uint32Array(length));
  const setOf = ({ attributes, details }: Pick<ProductRecord, 'attributes' | 'details'>) => {
    if (!attributes && !details) return none;
    const words = attributeWordsOf(attributes, details);
    for (const detail of details ?? []) {
      const known = names.getOrInsertComputed(detail.key, () => new Map());
      for (const value of valuesOfDetail(detail)) known.getOrInsert(wordOf(value), value);
    }
    return sets.of(keyOf(words), words);
  };
  return {
    add: (record) => ofRows.push(setOf(record)),
    finish: (order) => ({ sets: sets.values, names, ofRows: inOrder(ofRows.taken(), order) }),
  };
}
