/** Documents: what the tables of the content space hold. */
import { z } from '#platform/http/contract.ts';

/** A picture's document: its bytes are stored once, by their hash. */
export const PictureDocument = z.strictObject({
  hash: z.string().regex(/^[\w-]{20,64}$/),
  type: z.enum(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif']),
});
export type PictureDocument = z.output<typeof PictureDocument>;

/** Something wrong in a document; `path` leads to the value. */
export interface DocumentFault {
  kind: string;
  key: string;
  path: readonly PropertyKey[];
  reason: string;
}
