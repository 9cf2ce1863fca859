/** What the rules of each language provide. */

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

/** How words are joined into compounds. */
export interface Compounding {
  /** Words that compounds often consist of. */
  nouns: readonly string[];
  /** Dictionary forms that a form in a query may be of. */
  lemmasOf(form: string): string[];
  /** Forms that a word may have before another part: 'pöytä', 'pöydän'. */
  asFirst(word: string): string[];
  /** Forms that a word may have as the last part of a title's word: 'kenkä', 'kengät'. */
  asHead(word: string): string[];
  /** Dictionary forms behind a first part that no case ending shows: 'nainen' for 'nais'. */
  behindFirst(part: string): string[];
  /** Where the part after a place may begin: at the place, or at the letter that links it. */
  headsAt(word: string, at: number): number[];
  /** Whether the letters on both sides of a place may end and begin parts. */
  mayDivide(word: string, at: number): boolean;
  /** Whether the word ends in a suffix that looks like a part but is none. */
  isDerived(word: string): boolean;
}
