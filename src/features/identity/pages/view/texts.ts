/** Faults in the visitor's words. */
import type { Words } from '../../words/fi.ts';
import type { Fault, Faults } from '../../rules/forms.ts';

type Further = 'wrongPassword' | 'cardBadNumber' | 'cardUnknown';

/** `faults` by field name, as texts. */
export function textsOf(
  words: Words,
  faults: Faults | Record<string, Fault | Further>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, words[fault]]] : [])),
  );
}
