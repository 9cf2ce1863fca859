/** Products that a discount does not count for, as merchants write them. */
import { z } from '#platform/http/contract.ts';

const Path = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be the path of a category, such as ruoka/juomat');

export const Exclusions = z
  .strictObject({
    /** With all their sub-categories. */
    categories: z.array(Path).optional(),
    /** Ids of brands, as in their addresses. */
    brands: z.array(z.string().min(1)).optional(),
    /** Ids of products or variants. */
    products: z.array(z.string().min(1)).optional(),
  })
  .refine((all) => Object.values(all).some((names) => names.length > 0), {
    error: 'names no categories, brands or products',
  });
export type Exclusions = z.output<typeof Exclusions>;
