/** Reads the words after `npm test --`. */
import { parseArgs } from 'node:util';

export interface Arguments {
  /** Of checks; none means those of every change. */
  names: string[];
  isAll: boolean;
  isStrict: boolean;
  isNear: boolean;
  /** A commit: what changed after it is what `--near` looks at. */
  since?: string;
}

/** @throws an error with a sentence for whoever wrote them */
export function readArguments(words: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      near: { type: 'boolean', default: false },
      since: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  });
  const { all: isAll, strict: isStrict, near: isNear, since } = values;
  if (since !== undefined && !isNear) throw new Error('--since says what --near looks at.');
  if (isNear && (isAll || positionals.length > 0))
    throw new Error('--near chooses the checks; give it no others.');
  return { names: positionals, isAll, isStrict, isNear, ...(since !== undefined && { since }) };
}
