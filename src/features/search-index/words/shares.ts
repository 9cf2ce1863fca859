/** Weights of the search, in one place; `npm run bench:search -- tune` proposes better ones. */

/** Weight of a word by the field it is in. */
export const fieldWeights = { name: 24, brand: 18, amount: 16, colour: 9, description: 3 };

/** Titles begin with the product type, so their first words weigh more. */
export const nameShares = { first: 1, second: 0.9, later: 0.65, beforeHead: 0.93 };

/** Score factor by how a word of the catalogue is related to the word of the query. */
export const shares = {
  whole: 1,
  form: 0.95,
  /** Forms of the word, unlike related words, count at least this much. */
  direct: 0.81,
  perEnding: 0.03,
  /** The word is the last part of a compound. */
  head: 0.8,
  /** It may be the last part of one whose parts the build did not see. */
  unseenHead: 0.65,
  /** It is another part of one. */
  modifier: 0.25,
  beginning: 0.55,
  /** A word has a part that begins so. */
  begunWithin: 0.6,
  synonym: 0.6,
  /** A synonym of several words of the query together. */
  phrase: 1.1,
  /** A word of another language than the page's. */
  foreign: 0.6,
  /** One of two words that a compound of the query was split into. */
  part: 0.5,
  mistake: 0.6,
  /** The product is without it. */
  negated: 0.2,
  /** Score of a category that a word names. */
  category: 9,
  /** How much more a product that sells best scores than one that nobody buys. */
  sales: 0.12,
};

/** Relations that are worse than a part of a compound count only where fewer products than this are
 * found by the better ones. */
export const few = 12;
