/** Tax classes and their VAT rates, as merchants write them. */
import { z } from '#platform/http/contract.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens');
const word = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be written as in addresses: a–z, digits, hyphens');

const TaxRate = z.strictObject({
  /** First day in Finland; absent in the first rate, which has no beginning. */
  from: z.iso.date().optional(),
  /** Of the price without tax, as in 25.5. */
  percent: z
    .number()
    .min(0)
    .max(99.9)
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e5), {
      error: 'must have at most one decimal',
    }),
});

const isOrdered = ([first, ...later]: readonly z.output<typeof TaxRate>[]) =>
  first?.from === undefined &&
  later.every(({ from = '' }, i) => from > (i > 0 ? (later[i - 1]?.from ?? '') : ''));

const TaxClass = z.strictObject({
  /** What feeds write as `tax_category`. */
  name,
  /** Other words that feeds may write for it. */
  words: z.array(z.string().min(1)).default([]),
  rates: z.array(TaxRate).min(1).refine(isOrdered, {
    error: 'must be one rate without "from", then the later ones by their day',
  }),
});

/** Class of products whose feed names none. All conditions that are given must hold. */
const ProductTypeRule = z.strictObject({
  taxClass: name,
  /** The first level of the product type is one of these. */
  department: z.array(word).min(1).optional(),
  /** One of these is part of the product type. */
  containing: z.array(word).min(1).optional(),
});

export const TaxClasses = z
  .strictObject({
    /** Class of products that no rule fits. */
    standard: name,
    classes: z.array(TaxClass).min(1),
    /** The first that fits decides. */
    productTypes: z.array(ProductTypeRule),
  })
  .check(({ value, issues }) => {
    const known = new Set(value.classes.map((one) => one.name));
    const unknown = (at: PropertyKey[], wanted: string) => {
      if (!known.has(wanted))
        issues.push({
          code: 'custom',
          input: wanted,
          path: at,
          message: `there is no class ${wanted}`,
        });
    };
    unknown(['standard'], value.standard);
    value.productTypes.forEach((rule, i) =>
      unknown(['productTypes', i, 'taxClass'], rule.taxClass),
    );
    const words = value.classes.flatMap((one) =>
      [one.name, ...one.words].map((text) => text.toLowerCase()),
    );
    const twice = words.find((text, i) => words.indexOf(text) !== i);
    if (twice !== undefined)
      issues.push({
        code: 'custom',
        input: twice,
        path: ['classes'],
        message: `${twice} names two classes`,
      });
  });
export type TaxClasses = z.output<typeof TaxClasses>;
