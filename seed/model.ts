/** What the tables of `data` say, as types. The running shop reads none of it: it gets feeds. */

/** The same text in the shop's three languages. */
export interface Text {
  fi: string;
  sv: string;
  en: string;
}

export interface Brand {
  key: string;
  /** Invented; the same in every language. */
  name: string;
  /** Two hex colours of the brand's packages: ground and accent. */
  colours: [ground: string, accent: string];
  /** The company in Finland: name, address and electronic address, separated by ` | `. */
  company: string;
  /** Who makes the brand's products outside of the EU; empty when the company in Finland does. */
  companyAbroad: string;
  /** Who answers in the EU for the company abroad. */
  responsible: string;
}

export interface Colour {
  key: string;
  name: Text;
  hex: string;
}

/** How a product is drawn: as itself, or as a package that carries brand and name. */
export interface Drawing {
  /** Empty for what has no package. */
  package: string;
  /** The thing itself; of a package, what is drawn small on the label. */
  icon: string;
  /** Hex colour of a package's content or label; empty for the brand's accent. */
  contentColour: string;
}

/** What sets a product apart from others of its kind: a flavour, a model name, a material. */
export interface Variety extends Text {
  /** 'yes' when the word is an ingredient too, 'allergen' when it has to be marked; else empty. */
  ingredient: string;
}

/**
 * One kind of products; the generator makes one product of every variety.
 *
 * Title of a product: `<name> <variety>` and, when it has a measure, `<name> <variety>, <measure>`.
 */
export interface ProductType {
  /** Unique in its department. */
  key: string;
  /** Key of the leaf category. */
  category: string;
  /** Noun as a dictionary has it, first letter large: 'Villapaita'. */
  name: Text;
  varieties: Variety[];
  /** Whole sentences about this kind of products; products take them in turn. */
  descriptions: Text[];
  /** Products take them in turn. */
  brands: Brand[];
  /** Lowest and highest selling price in cents, VAT included. */
  price: [lowest: number, highest: number];
  /** Each product comes in one to four of them, every one a variant. */
  colours: Colour[];
  /** In the order they are listed. */
  sizes: string[];
  /** Net contents ('250 ml', '1 kg', '24 kpl'); products take them in turn. */
  measures: string[];
  /** What the unit price is told for: '1 kg', '1 l', '1 kpl', '1 m'; or empty. */
  unit: string;
  /** Tax class: 'general', 'food' or 'hygiene'. */
  vat: string;
  /** Share of products with a co-op price, 0–1. */
  coopShare: number;
  /** Of a bottle or can, in cents; part of the price. */
  deposit: number;
  /** What one has to be warned of; null for clothes, textiles, dishes. */
  warning: Text | null;
  drawing: Drawing;
}
