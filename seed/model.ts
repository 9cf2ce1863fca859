/**
 * The words of the demo shop: what its departments, brands and kinds of goods look like as data.
 * `generate.ts` makes merchant feeds of them; nothing here is read by the running shop.
 */

/** The same text in the shop's three languages. */
export interface Text {
  fi: string;
  sv: string;
  en: string;
}

/** A category and what is under it; `key` is unique in the whole shop and never shown. */
export interface Category {
  key: string;
  name: Text;
  children?: Category[];
}

export interface Brand {
  key: string;
  /** Invented; the same in every language. */
  name: string;
  /** Two hex colours of the brand's packages: ground and accent. */
  colours: [ground: string, accent: string];
}

export interface Colour {
  key: string;
  name: Text;
  hex: string;
}

/** How a product is drawn: a recoloured icon, or a package that carries brand and name. */
export type Drawing =
  | { form: 'icon'; icon: string }
  | {
      form:
        | 'bottle'
        | 'pump-bottle'
        | 'spray'
        | 'dropper'
        | 'jar'
        | 'tube'
        | 'stick'
        | 'lipstick'
        | 'compact'
        | 'carton'
        | 'milk-carton'
        | 'bag'
        | 'pouch'
        | 'can'
        | 'tin'
        | 'bar'
        | 'tray'
        | 'box'
        | 'glass-jar';
      /** Hex colour of the content or label; the brand's ground colour when absent. */
      colour?: string;
      /** An icon drawn small on the label, for example the fruit of a juice. */
      icon?: string;
    };

/** Sizes a kind of goods comes in, in the order they are listed. */
export const sizeScales = {
  clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  men: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
  children: ['92', '98', '104', '110', '116', '122', '128', '134', '140'],
  baby: ['50', '56', '62', '68', '74', '80', '86'],
  shoesWomen: ['36', '37', '38', '39', '40', '41'],
  shoesMen: ['40', '41', '42', '43', '44', '45', '46'],
  shoesChildren: ['24', '26', '28', '30', '32', '34'],
  jeans: ['26/32', '28/32', '30/32', '32/32', '34/32', '36/34'],
  bra: ['70B', '75B', '75C', '80B', '80C', '85C'],
  duvet: ['150 × 200 cm', '150 × 210 cm', '200 × 200 cm', '240 × 220 cm'],
  socks: ['36–38', '39–41', '42–45'],
  gloves: ['7', '8', '9', '10'],
  ring: ['16', '17', '18', '19'],
} as const;

/**
 * One kind of goods; the generator makes one product of every variety.
 *
 * Title of a product: `<name> <variety>` and, when it has a measure, `<name> <variety>, <measure>`.
 */
export interface ProductType {
  /** Key of the leaf category. */
  category: string;
  /** Noun as a dictionary has it, first letter large: 'Villapaita'. */
  name: Text;
  /** What sets the products of this kind apart: a flavour, a model name, a material. */
  varieties: Text[];
  /** Two or three whole sentences about this kind of goods; every product gets one of the texts. */
  descriptions: Text[];
  /** Keys of brands that make it; taken in turn. */
  brands: string[];
  /** Lowest and highest selling price in cents, VAT included. */
  price: [lowest: number, highest: number];
  /** Colour keys; each product comes in one to four of them, every one a variant. */
  colours?: string[];
  sizes?: keyof typeof sizeScales;
  /** Net contents to choose from ('250 ml', '1 kg', '24 kpl'); each product gets one. */
  measures?: string[];
  /** What the unit price is told for: '1 kg', '1 l', '1 kpl', '1 m'. */
  unit?: string;
  /** Tax class; sanitary pads and nappies are `hygiene`. */
  vat?: 'general' | 'food' | 'books' | 'press' | 'hygiene';
  /** Share of products with a co-op price, 0–1; 0.15 when absent. */
  coopShare?: number;
  drawing: Drawing;
}
