/** Joins what two people changed since they began with the same documents. */
import type { Document } from '../contract.ts';
import { changesBetween, nameOf, withChanges } from './changes.ts';
import { pageKind } from './kinds.ts';
import { isSame } from './same.ts';

export interface Merged {
  /** Theirs with what is changed in mine. */
  documents: Document[];
  /** Files changed in mine only. */
  mine: string[];
  /** Files changed in both, and not alike. */
  conflicts: string[];
}

/** @param base the documents both began with */
export function mergeDocuments(
  base: readonly Document[],
  mine: readonly Document[],
  theirs: readonly Document[],
): Merged {
  const began = inLanguages(base);
  const changed = changesBetween(began, inLanguages(mine));
  const others = new Map(
    changesBetween(began, inLanguages(theirs)).map((change) => [nameOf(change), change]),
  );
  const conflicts = changed.filter((change) => {
    const other = others.get(nameOf(change));
    return other && !isSame(change.after, other.after);
  });
  return {
    documents: joined(withChanges(inLanguages(theirs), changed)),
    mine: changed.filter((change) => !others.has(nameOf(change))).map(fileNameOf),
    conflicts: conflicts.map(fileNameOf),
  };
}

/** Each language of a page is a file of its own, which others may translate meanwhile. */
const inLanguages = (documents: readonly Document[]): Document[] =>
  documents.flatMap(({ kind, key, data }) =>
    kind === pageKind
      ? Object.entries(data as object).map(([language, text]: [string, unknown]) => ({
          kind,
          key: `${key}.${language}`,
          data: text,
        }))
      : [{ kind, key, data }],
  );

function joined(parts: readonly Document[]): Document[] {
  const documents = new Map<string, Document>();
  for (const { kind, key, data } of parts) {
    const [, page = '', language = ''] = (kind === pageKind && /^(.*)\.(\w+)$/.exec(key)) || [];
    if (!language) documents.set(nameOf({ kind, key }), { kind, key, data });
    else {
      const before = documents.get(`${kind}/${page}`)?.data as object | undefined;
      const whole = { ...before, [language]: data };
      documents.set(`${kind}/${page}`, { kind, key: page, data: whole });
    }
  }
  return [...documents.values()];
}

function fileNameOf({ kind, key }: Pick<Document, 'kind' | 'key'>): string {
  if (kind === pageKind) return `${kind}/${key}.md`;
  return kind === 'pictures' ? `${kind}/${key}` : `${nameOf({ kind, key })}.json`;
}
