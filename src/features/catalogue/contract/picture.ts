/** Pictures and colours of products. */
import { z } from '#platform/http/contract.ts';

/** Its URLs are `/kuvat/{id}-{width}`; `color`: id of the only colour of several that it is for. */
export const Picture = z
  .object({ id: z.string(), width: z.int(), height: z.int(), color: z.string().optional() })
  .openapi('Picture');
export type Picture = z.output<typeof Picture>;

/** `id` is used in URLs and calls; `hex` is null when the colour's name is unknown. */
export const Colour = z
  .object({ id: z.string(), name: z.string(), hex: z.string().nullable() })
  .openapi('Colour');
export type Colour = z.output<typeof Colour>;
