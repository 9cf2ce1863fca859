/** What the merchant says of a product in words of its own, in the order of the product page. */
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';

const Text = z.partialRecord(z.enum(languages), z.string());

export const Detail = z.object({
  /** Names the attribute in the merchant's documents: the attribute of feeds, or the name in small letters. */
  key: z.string(),
  section: Text.nullable(),
  /** Null for attributes of feeds, which the shop names. */
  name: Text.nullable(),
  value: Text,
});
export type Detail = z.output<typeof Detail>;
