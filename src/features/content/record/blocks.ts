/** Typed blocks of pages: what their YAML may hold. */
import { z } from '#platform/http/contract.ts';
import { switchNames } from './switches.ts';

const Address = z
  .string()
  .regex(
    /^(?:\/(?![/\\])|#|https:\/\/)[^\s\p{Cc}\\{}]*$/u,
    'must be an address such as /kategoria/koti',
  );
const text = z.string().trim().min(1);
const Picture = z.string().min(1);
const Link = z.strictObject({ label: text, to: Address });
/** For blocks whose content is live. */
const Nothing = z.strictObject({});

const Slug = z.string().regex(/^[a-z0-9-]+$/);

const CategoryPath = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be a path such as ruoka/leipa');

/** Where an ingredient is bought; at most one of them. */
const sources = ['product', 'category', 'search'] as const;

const Ingredient = z
  .strictObject({
    name: text,
    /** As in a cook book: '400 g'. */
    amount: text.optional(),
    /** Id of a product or variant. */
    product: z
      .string()
      .regex(/^\d{1,20}$/, 'must be an item number in quotation marks, such as "1000123"')
      .optional(),
    /** The first product that sells there. */
    category: CategoryPath.optional(),
    /** The first product that is found. */
    search: z.string().trim().min(2).max(60).optional(),
    /** Pieces for the servings of the recipe. */
    quantity: z.int().min(1).max(99).optional(),
  })
  .refine((one) => sources.filter((source) => one[source] !== undefined).length <= 1, {
    error: 'may have one of product, category and search',
  })
  .refine((one) => one.quantity === undefined || sources.some((source) => one[source]), {
    error: 'has a quantity, but no product, category or search',
  });

export const blockShapes = {
  /** Live facts of the shop. */
  seller: Nothing,
  hours: Nothing,
  deliveries: Nothing,
  payments: Nothing,
  bonus: Nothing,
  stores: Nothing,
  /** Products of the campaign that the page's hero shows. */
  offers: Nothing,
  /** The other campaigns, then the largest departments. */
  banners: Nothing,
  departments: Nothing,
  brands: Nothing,
  /** Cards of the running campaigns. */
  campaigns: Nothing,
  /** The notice of the legal guarantee (L24): the official picture, which nobody else may draw, and what it says. */
  guarantee: z.strictObject({ picture: Picture.optional() }),
  'withdrawal-form': Nothing,
  notice: z.strictObject({ text }),
  /** A paragraph that depends on a switch; both are Markdown. */
  switch: z
    .strictObject({ name: z.enum(switchNames), on: text.optional(), off: text.optional() })
    .refine(({ on, off }) => on !== undefined || off !== undefined, {
      error: 'needs on, off or both',
    }),
  questions: z
    .array(
      z.strictObject({
        title: text,
        /** Answers are Markdown of one paragraph. */
        items: z.array(z.strictObject({ question: text, answer: text })).min(1),
      }),
    )
    .min(1),
  hero: z.strictObject({
    title: text,
    text: text.optional(),
    link: Link.optional(),
    picture: Picture.optional(),
    /** The current campaign, where one runs, takes its place. */
    campaignFirst: z.boolean().default(false),
  }),
  tiles: z
    .array(
      z.strictObject({
        title: text,
        text: text.optional(),
        to: Address,
        picture: Picture.optional(),
      }),
    )
    .min(1),
  promises: z
    .array(z.strictObject({ icon: z.enum(['truck', 'returns', 'lock']), title: text, text }))
    .min(1),
  products: z.strictObject({
    title: text,
    category: CategoryPath.optional(),
    campaign: Slug.optional(),
    brand: Slug.optional(),
    sort: z.enum(['bestseller', 'created_at']).default('bestseller'),
    count: z.int().min(1).max(24).default(12),
  }),
  /** Dishes with what they need, which goes into the cart with one press. */
  recipe: z.strictObject({
    title: text,
    text: text.optional(),
    picture: Picture.optional(),
    servings: z.int().min(1).max(100),
    /** From the first step to the table. */
    minutes: z.int().min(1).max(6000).optional(),
    ingredients: z.array(Ingredient).min(1).max(60),
    steps: z.array(text).min(1).max(60),
  }),
} as const;

export type BlockName = keyof typeof blockShapes;
export type BlockOf<Name extends BlockName> = z.output<(typeof blockShapes)[Name]>;
