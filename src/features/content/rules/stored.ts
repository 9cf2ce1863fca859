/** Reads a stored space, which a newer version may have written: what only that version knows is left out. A push is
 * read strictly, so that a misspelt name is a fault. */
import type { z } from '#platform/http/contract.ts';
import type { Document } from '../contract.ts';
import { shapes } from './kinds.ts';
import { readSpace, type SpaceRead } from './space.ts';

export function readStoredSpace(version: number, documents: readonly Document[]): SpaceRead {
  const read = readSpace(version, documents);
  return read.space ? read : readSpace(version, documents.flatMap(knownPart));
}

function knownPart({ kind, key, data }: Document): Document[] {
  const shape = shapes[kind];
  return shape ? [{ kind, key, data: withoutUnknown(shape, data) }] : [];
}

/** The names within a removed value need not be removed; those that a part of a union does not know may be. */
function withoutUnknown(shape: z.ZodType, data: unknown): unknown {
  const { error } = shape.safeParse(data);
  const paths = error ? unknownIn(error.issues) : [];
  if (paths.length === 0) return data;
  const known = structuredClone(data);
  for (const path of paths) remove(known, path);
  return withoutUnknown(shape, known);
}

type Issue = z.core.$ZodIssue;

/** Of a union the part that only lacks the names is meant. */
function unknownIn(issues: readonly Issue[]): PropertyKey[][] {
  return issues.flatMap((issue) => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => [...path, name]);
    if (issue.code !== 'invalid_union') return [];
    const meant = issue.errors.find((errors) =>
      errors.every(({ code }) => code === 'unrecognized_keys'),
    );
    return unknownIn(meant ?? []).map((inside) => [...path, ...inside]);
  });
}

function remove(data: unknown, path: readonly PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce<unknown>(partOf, data);
  const name = path.at(-1);
  if (typeof parent === 'object' && parent !== null && name !== undefined)
    Reflect.deleteProperty(parent, name);
}

const partOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
