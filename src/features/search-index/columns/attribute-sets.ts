/** Attributes of rows. Most products have the same as many others or none, so that each distinct set is stored
 * once, and each row has its index: two bytes. */
import {
  attributeWords,
  type AttributeName,
  type Attributes,
} from '../../catalogue/record/attributes.ts';
import type { AttributeSets } from './columns.ts';
import { growableArray, inOrder } from './growable-arrays.ts';
import { makeInterner } from './interner.ts';

export interface AttributeSetsBuilder {
  add(attributes: Attributes | undefined): void;
  finish(order: Uint32Array): AttributeSets;
}

const names = Object.keys(attributeWords) as AttributeName[];

const keyOf = (attributes: Attributes): string =>
  names.map((name) => attributes[name]?.join(',') ?? '').join(';');

export function makeAttributeSets(): AttributeSetsBuilder {
  const none: Attributes = {};
  const sets = makeInterner<Attributes>();
  sets.of(keyOf(none), none);
  // The words are few: there are at most 3,072 sets of them.
  const ofRows = growableArray((length) => new Uint16Array(length));
  return {
    add: (attributes = none) => ofRows.push(sets.of(keyOf(attributes), attributes)),
    finish: (order) => ({ sets: sets.values, ofRows: inOrder(ofRows.taken(), order) }),
  };
}
