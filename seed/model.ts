/** Types of the tables in `data`. The running shop does not read them: it imports the generated feeds. */

/** The same text in the shop's three languages. */
export interface Text {
  fi: string;
  sv: string;
  en: string;
}

export interface Brand {
  key: string;
  /** Invented name; the same in every language. */
  name: string;
  /** Two hex colours of the brand's packages: background and accent. */
  colours: [ground: string, accent: string];
  /** The company in Finland: name, address and electronic address, separated by ` | `. */
  company: string;
  /** Manufacturer outside of the EU; empty when the company in Finland is the manufacturer. */
  companyAbroad: string;
  /** Responsible person in the EU for the manufacturer abroad. */
  responsible: string;
}

export interface Colour {
  key: string;
  name: Text;
  hex: string;
}

export interface Size {
  name: string;
  /** By how many percent it is dearer than the cheapest size. */
  dearer: number;
}

/** How a product is drawn: as it is, or as a package with brand and name. */
export interface Drawing {
  /** Form of the package; empty when there is none. */
  package: string;
  /** Drawing of the product; on a package, the small picture on the label. */
  icon: string;
  /** Hex colour of the package's content or label, empty for the brand's accent colour; without a package,
   * the product's, empty for the drawing's own. */
  contentColour: string;
  /** Printed or woven all over the product; empty for a plain one. */
  pattern: string;
  /** Icon printed on the front of clothes; empty for none. */
  motif: string;
  /** How many are sold together. */
  count: number;
}

/** What distinguishes a product from others of its kind: a flavour, a model name, a material. */
export interface Variety extends Text {
  /** The product's name, without its measure. */
  title: Text;
  /** Null where the kind's brands and range of prices decide. */
  brand: Brand | null;
  priceCents: number | null;
  /** 'yes' when the variety is also an ingredient, 'allergen' when it must be marked as one; else empty. */
  ingredient: string;
  /** Words of feeds for whom it is; empty where it is for the same as its kind. */
  gender: string;
  ageGroup: string;
  /** Words of feeds for its diet, beside those of what it is made of. */
  diet: string[];
  drawing: Drawing;
}

/**
 * One kind of products; the generator makes one product per variety.
 *
 * A product's title is its variety's, with `, <measure>` when it has a measure.
 */
export interface ProductType {
  /** Unique within the department. */
  key: string;
  /** Key of the leaf category. */
  category: string;
  /** Noun in its dictionary form with a capital letter: 'Villapaita'. */
  name: Text;
  varieties: Variety[];
  /** Full sentences about this kind of products, assigned to the products in turn. */
  descriptions: Text[];
  /** Assigned to the products in turn. */
  brands: Brand[];
  /** Lowest and highest selling price in cents, VAT included. */
  price: [lowest: number, highest: number];
  /** Each product has one to four of them, each a variant. */
  colours: Colour[];
  /** In the order of display. */
  sizes: Size[];
  /** Net contents ('250 ml', '1 kg', '24 kpl'), assigned to the products in turn. */
  measures: string[];
  /** Base of the unit price: '1 kg', '1 l', '1 kpl', '1 m'; or empty. */
  unit: string;
  /** Tax class: 'general', 'food' or 'hygiene'. */
  vat: string;
  /** Share of products with a co-op price, 0–1. */
  coopShare: number;
  /** Deposit of a bottle or can in cents; included in the price. */
  deposit: number;
  /** Words of feeds for whom it is; empty for everybody. */
  gender: string;
  ageGroup: string;
  /** Safety warnings; null for clothes, textiles and dishes. */
  warning: Text | null;
}
