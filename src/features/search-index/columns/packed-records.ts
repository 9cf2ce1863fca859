/** Compact records: JSON arrays without field names; objects that many products share are stored once. */

import { makeInterner } from './interner.ts';

export interface Packer {
  pack(record: object): string;
  finish(): Packed;
}

/** Tables that packed records refer to. */
export interface Packed {
  /** Field names of each kind of object. */
  shapes: string[][];
  /** Objects that many records share. */
  shared: unknown[];
}

/** The first number of a packed array is its kind: a list, a shared object, or the index of a shape. */
const list = -1;
const shared = -2;

/** Fields whose objects are shared, by their `id`. */
const sharedFields = new Set(['brand', 'colours']);

export function makePacker(): Packer {
  const shapes = makeShapes();
  const objects = makeInterner<unknown>();
  const packValue = (value: unknown, field: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const packed: unknown[] = [list];
      for (const one of value) packed.push(packValue(one, field));
      return packed;
    }
    const object = value as Record<string, unknown>;
    if (sharedFields.has(field)) return [shared, objects.of(`${field} ${object['id']}`, object)];
    const fields = Object.keys(object);
    const packed: unknown[] = [shapes.of(field, fields)];
    for (const name of fields) packed.push(packValue(object[name], name));
    return packed;
  };
  return {
    pack: (record) => JSON.stringify(packValue(record, '')),
    finish: () => ({ shapes: shapes.values, shared: objects.values }),
  };
}

/** Numbers the kinds of objects. A field mostly has the same kind as in the record before; that
 * case is detected without building a key. */
function makeShapes() {
  const shapes = makeInterner<string[]>();
  const before = new Map<string, { fields: string[]; shape: number }>();
  return {
    values: shapes.values,
    of(field: string, fields: string[]): number {
      const last = before.get(field);
      if (last && areSame(last.fields, fields)) return last.shape;
      const shape = shapes.of(`${fields.length} ${fields.join('\u0000')}`, fields);
      before.set(field, { fields, shape });
      return shape;
    },
  };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  for (let i = 0; i < some.length; i += 1) if (some[i] !== others[i]) return false;
  return some.length === others.length;
}

export function unpack({ shapes, shared: objects }: Packed, json: string): unknown {
  const unpacked = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    const kind = value[0] as number;
    if (kind === shared) return objects[value[1] as number];
    if (kind === list) return value.slice(1).map(unpacked);
    const object: Record<string, unknown> = {};
    const fields = shapes[kind] ?? [];
    for (let i = 0; i < fields.length; i += 1) object[fields[i] as string] = unpacked(value[i + 1]);
    return object;
  };
  return unpacked(JSON.parse(json));
}
