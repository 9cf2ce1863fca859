/** Faults in the visitor's words. */
import type { Words } from '../../words/fi.ts';
import type { Fault, Faults } from '../../rules/forms.ts';

/** `faults` by field name, as texts; one that is empty is named, for the summary stands far from it. */
export function textsOf(words: Words, faults: Faults): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) =>
      fault ? [[name, textOf(words, name, fault)]] : [],
    ),
  );
}

function textOf(words: Words, name: string, fault: Fault): string {
  if (fault !== 'required') return words[fault];
  const label = words[name as keyof Words];
  return words.missing(typeof label === 'string' ? label : name);
}
