/** How a language bends its words: what the rules of each language give. */

/** A stem a form may stand on; the lower the cost, the likelier. */
export interface Reading {
  stem: string;
  /** 0: the form itself; 1 for each layer of endings taken off. */
  cost: number;
}

/** A form finds a word when a stem of one of its readings is among the word's stems. Stems are
 * opaque: they carry marks that say which endings they take. */
export interface Inflection {
  /** Stems that forms of a catalogue word stand on; the word may be inflected itself ('kengät'). */
  stemsOf(word: string): string[];
  /** Stems that a form in a query may stand on, the form itself first. */
  stemsIn(form: string): Reading[];
}
