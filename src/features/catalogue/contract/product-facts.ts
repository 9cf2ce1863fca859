/** Information the law requires before purchase: who made a product, and what food contains. */
import { z } from '#platform/http/contract.ts';

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
    /** Null when the law does not require it: fresh fruit, tea, water. */
    nutrition: Nutrition.nullable(),
    storage: z.string().nullable(),
    origin: z.string().nullable(),
    operator: Operator.nullable(),
  })
  .openapi('FoodInformation');
export type FoodInformation = z.output<typeof FoodInformation>;

export const ProductFacts = z.object({
  safety: ProductSafety.nullable(),
  food: FoodInformation.nullable(),
});
export type ProductFacts = z.output<typeof ProductFacts>;
