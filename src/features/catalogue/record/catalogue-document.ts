/** How the catalogue is shown, as merchants write it. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { LocalTime } from '#platform/local-time.ts';

/** Names of categories while the switch fashionToWomen is on (R148, R149). */
const CategoryNames = z.strictObject({
  /** Pairs of names; each is shown as the other. */
  swaps: z.array(z.tuple([LocalTextShape, LocalTextShape])),
  /** Departments, by path, whose names are written with one capital letter. */
  sentenceCase: z.array(z.string().regex(/^[a-z0-9-]+$/, 'must be the path of a department')),
});
export type CategoryNames = z.output<typeof CategoryNames>;

const Period = z
  .strictObject({ from: LocalTime, until: LocalTime })
  .refine(({ from, until }) => from < until, { error: 'must be after from', path: ['until'] });
export type Period = z.output<typeof Period>;

/** Products that may be replaced by similar ones when an order is collected. */
const Substitutes = z.strictObject({
  /** Paths of their categories, with their sub-categories; empty: nothing is replaced. */
  categories: z.array(
    z
      .string()
      .regex(
        /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
        'must be the path of a category, as in ruoka/hedelmat',
      ),
  ),
  /** Whether a line may be replaced until the shopper decides. */
  allowed: z.boolean(),
});
export type Substitutes = z.output<typeof Substitutes>;

export const CatalogueDocument = z.strictObject({
  categoryNames: CategoryNames,
  /** Days that a product counts as new after its first appearance. */
  newForDays: z.int().min(0).max(365),
  /** While a product says that it is sold online only (R164); null: never. */
  onlineOnlyNotice: Period.nullable(),
  substitutes: Substitutes.default({ categories: [], allowed: false }),
});
export type CatalogueDocument = z.output<typeof CatalogueDocument>;
