/** The shop as its merchant presents it: name, mark, colours, languages, footer. */
import { z } from '#platform/http/contract.ts';
import { contrast, HexColor, readable } from '#platform/color.ts';
import { languages } from '#platform/i18n/language.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { lineOf } from '#platform/i18n/written-text.ts';

/** A page of the shop, or an address elsewhere. */
const Target = z
  .string()
  .regex(
    /^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}\\{}]*$/u,
    'must be an address such as /info/palautus',
  );

const FooterLink = z.strictObject({
  to: Target,
  /** The page's title when absent. */
  name: LocalTextShape.optional(),
});

export const Shop = z.strictObject({
  /** The seller's name when empty. */
  name: z.string().overwrite(lineOf).max(60),
  tagline: LocalTextShape,
  /** What the shop is, in a sentence. */
  about: LocalTextShape,
  /** The order of the links to the other languages. */
  languages: z
    .array(z.enum(languages))
    .length(languages.length)
    .refine((all) => new Set(all).size === all.length, 'names each language once'),
  /** A square picture below pictures/. */
  mark: z.string().min(1),
  colors: z
    .strictObject({
      /** Buttons and links in the shop's colour. */
      brand: HexColor,
      /** The same under the pointer. */
      brandDark: HexColor,
    })
    .refine(({ brand }) => contrast(brand, '#ffffff') >= readable, {
      error: 'white text on it cannot be read',
      path: ['brand'],
    }),
  /** Page of the terms that an order is made under; named beside the button that orders. */
  terms: Target.startsWith('/', 'must be a page of the shop').optional(),
  footer: z.array(z.strictObject({ title: LocalTextShape, links: z.array(FooterLink) })).max(4),
});
export type Shop = z.output<typeof Shop>;
