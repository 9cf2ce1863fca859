/** Information the law requires before purchase: who made a product, and what food contains. */
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { OtherLanguage } from '#platform/i18n/local-text.ts';

/** Numbers of a product or variant beside `sokId`. */
export const numbers = {
  gtin: z.string().nullable(),
  /** The merchant's own id, where it is another than `sokId`. */
  sku: z.string().optional(),
  /** The manufacturer's part number; absent: none. */
  mpn: z.string().optional(),
};

/** The company responsible for a product: name, postal address, e-mail address. */
export const Operator = z
  .object({ name: z.string(), address: z.string(), email: z.string().nullable() })
  .openapi('Operator');
export type Operator = z.output<typeof Operator>;

/** Product safety (EU 2023/988); `responsiblePerson` when the manufacturer is outside the EU. */
export const ProductSafety = z
  .object({
    manufacturer: Operator,
    responsiblePerson: Operator.nullable(),
    warning: z.string().nullable(),
    warningLanguage: OtherLanguage,
  })
  .openapi('ProductSafety');
export type ProductSafety = z.output<typeof ProductSafety>;

/** Amounts in 100 g or 100 ml: energy in kJ and kcal, everything else in grams. */
export const Nutrition = z
  .object({
    per: z.enum(['100 g', '100 ml']),
    energyKj: z.number(),
    energyKcal: z.number(),
    fat: z.number(),
    saturates: z.number(),
    carbohydrate: z.number(),
    sugars: z.number(),
    /** The only optional value. */
    fibre: z.number().nullable(),
    protein: z.number(),
    salt: z.number(),
  })
  .openapi('Nutrition');
export type Nutrition = z.output<typeof Nutrition>;

/** Mandatory food information (EU 1169/2011); the net quantity is the product's `measure`. */
export const FoodInformation = z
  .object({
    /** In order; each allergen is a separate part. */
    ingredients: z.array(z.object({ text: z.string(), isAllergen: z.boolean() })),
    ingredientsLanguage: OtherLanguage,
    /** Null when the law does not require it: fresh fruit, tea, water. */
    nutrition: Nutrition.nullable(),
    storage: z.string().nullable(),
    storageLanguage: OtherLanguage,
    origin: z.string().nullable(),
    originLanguage: OtherLanguage,
    operator: Operator.nullable(),
  })
  .openapi('FoodInformation');
export type FoodInformation = z.output<typeof FoodInformation>;

/** A part of the table of facts, with its heading. */
export const DetailSection = z
  .object({
    /** Null: facts in general. */
    title: z.string().nullable(),
    titleLanguage: OtherLanguage,
    rows: z.array(
      z.object({
        key: z.string(),
        /** Null for attributes that the shop names by their key. */
        name: z.string().nullable(),
        nameLanguage: OtherLanguage,
        value: z.string(),
        valueLanguage: OtherLanguage,
      }),
    ),
  })
  .openapi('DetailSection');
export type DetailSection = z.output<typeof DetailSection>;

/** Years one must be to buy it. */
export const AgeLimit = z.number().int();

/** What every product has of its labels, not only on its page; absent: none. */
export const labelFacts = {
  descriptionLanguage: OtherLanguage,
  ageLimit: AgeLimit.optional(),
  /** Number in the EU's register of energy labels. */
  eprel: z.string().optional(),
};

/** What labels on the product or its package say. */
export const ProductLabels = z
  .object({
    /** Number in the EU's register of energy labels, which has the product information sheet. */
    eprel: z.string().nullable(),
    hazard: z
      .object({
        signalWord: z.enum(['danger', 'warning']).nullable(),
        /** 'GHS01' to 'GHS09'. */
        pictograms: z.array(z.string()),
      })
      .nullable(),
    ageLimit: AgeLimit.nullable(),
  })
  .openapi('ProductLabels');
export type ProductLabels = z.output<typeof ProductLabels>;

export const ProductFacts = z.object({
  safety: ProductSafety.nullable(),
  food: FoodInformation.nullable(),
  details: z.array(DetailSection),
  /** Short sentences that speak for it. */
  highlights: z.array(z.string()),
  /** One for each highlight, null where it is in the requested language; absent where all are. */
  highlightLanguages: z.array(z.enum(languages).nullable()).optional(),
  labels: ProductLabels.nullable(),
});
export type ProductFacts = z.output<typeof ProductFacts>;
