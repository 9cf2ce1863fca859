/** Facts of the shop that texts name in braces: `{seller}`, `{email}`. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Space } from '../record/space.ts';

type Facts = Pick<Space, 'shop' | 'seller' | 'feedback' | 'withdrawal'>;

export const placeholders: Record<string, (facts: Facts, language: Language) => string> = {
  shop: (facts) => shopName(facts),
  /** What the shop is: in a few words, and in a sentence. */
  tagline: ({ shop }, language) => localText(shop.tagline, language),
  about: (facts, language) => aboutOf(facts, language),
  seller: ({ seller }) => seller.name,
  businessId: ({ seller }) => seller.businessId,
  address: ({ seller }) => addressOf(seller),
  email: ({ seller }) => seller.email,
  phone: ({ seller }) => seller.phone,
  /** Days of the right of withdrawal; sending back and refunding have the law's own 14. */
  withdrawalDays: ({ withdrawal }) => String(withdrawal.days),
  feedbackDays: ({ feedback }) => String(feedback.keptDays),
};

/** The shop's name: its own, else the seller's. */
export const shopName = ({ shop, seller }: Pick<Facts, 'shop' | 'seller'>): string =>
  shop.name || seller.name;

/** Street, postcode and town in a line. */
export const addressOf = (seller: Space['seller']): string =>
  [seller.streetAddress, `${seller.postcode} ${seller.city}`.trim()].filter(Boolean).join(', ');

/** The shop's own sentence about itself may name it. */
const aboutOf = (facts: Facts, language: Language): string =>
  localText(facts.shop.about, language).replaceAll('{shop}', shopName(facts));

const braces = /\{(\w+)\}/g;
const isKnown = (name: string): boolean => Object.hasOwn(placeholders, name);

/** Names in braces, also those with blanks or hyphens, which nothing fills. */
export const namesInBraces = (text: string): string[] =>
  [...text.matchAll(/\{( *\w[\w -]*)\}/g)].map(([, name = '']) => name);

/** Those that stand for nothing. */
export const unknownPlaceholders = (text: string): string[] =>
  namesInBraces(text).filter((name) => !isKnown(name));

/** The text with the facts in place of their names. */
export const filledText = (text: string, facts: Facts, language: Language): string =>
  text.replaceAll(braces, (whole, name: string) =>
    isKnown(name) ? (placeholders[name]?.(facts, language) ?? whole) : whole,
  );

/** True for links whose placeholders cannot make another link of them. */
export const isFilledLink = (to: string): boolean =>
  !/[{}]/.test(to) || to === 'mailto:{email}' || to === 'tel:{phone}';

/** A copy of a page's parts, or of any other value, with all of its texts filled. */
export function filled<Value>(value: Value, facts: Facts, language: Language): Value {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') return filledText(one, facts, language);
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]: [string, unknown]) => [
        key,
        key === 'to' && typeof inner === 'string' ? link(inner) : fill(inner),
      ]),
    );
  };
  // Telephone numbers are written with blanks, which links do not have.
  const link = (to: string): string =>
    isFilledLink(to) ? filledText(to, facts, language).replaceAll(/\s/g, '') : to;
  return fill(value) as Value;
}
