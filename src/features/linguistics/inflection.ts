/** What the inflection rules of each language provide. */

/** A stem that a form may have; the lower the cost, the likelier. */
export interface Reading {
  stem: string;
  /** 0 for the form itself, plus 1 for each layer of endings removed. */
  cost: number;
}

/** A form matches a word when a stem of one of its readings is among the stems of the word. Stems
 * are opaque: they carry marks that say which endings they take. */
export interface Inflection {
  /** Stems of all forms of a catalogue word, which may itself be inflected ('kengät'). */
  stemsOf(word: string): string[];
  /** Stems that a form in a query may have, the form itself first. */
  stemsIn(form: string): Reading[];
}
