/** What a push changes. */
import { isSame } from './same.ts';
import type { Document } from '../contract.ts';

/** `before` is null for a new document, `after` for a removed one. */
export interface Change {
  kind: string;
  key: string;
  before: unknown;
  after: unknown;
}

/** The changes that make the new documents of the old ones, sorted by kind and key. */
export function changesBetween(old: readonly Document[], made: readonly Document[]): Change[] {
  const before = new Map(old.map((one) => [nameOf(one), one]));
  const after = new Map(made.map((one) => [nameOf(one), one]));
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const { kind, key } = (was ?? is) as Document;
    if (was && is && isSame(was.data, is.data)) return [];
    return [{ kind, key, before: was?.data ?? null, after: is?.data ?? null }];
  });
}

/** The documents after the changes. */
export function withChanges(old: readonly Document[], changes: readonly Change[]): Document[] {
  const all = new Map(old.map((one) => [nameOf(one), one]));
  for (const { kind, key, after } of changes) {
    if (after === null) all.delete(nameOf({ kind, key }));
    else all.set(nameOf({ kind, key }), { kind, key, data: after });
  }
  return [...all.values()];
}

/** The changes that take these back. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ kind, key, before, after }) => ({ kind, key, before: after, after: before }));

/** Documents that have changed since: taking the changes back would lose that. */
export const changedSince = (changes: readonly Change[], current: readonly Document[]): Change[] =>
  changes.filter(({ kind, key, after }) => {
    const now = current.find((one) => one.kind === kind && one.key === key)?.data ?? null;
    return !isSame(now, after);
  });

export const nameOf = ({ kind, key }: Pick<Document, 'kind' | 'key'>): string =>
  key === '' ? kind : `${kind}/${key}`;
