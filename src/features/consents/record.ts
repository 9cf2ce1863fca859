/** What the merchant decides about marketing consents. */
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { ContractId } from './contract.ts';
import { contractIds } from './contract/values.ts';

/** A page of the shop, or an address elsewhere. */
const Target = z
  .string()
  .regex(
    /^(?:\/(?![/\\])|https:\/\/)[^\s\p{Cc}\\{}]*$/u,
    'must be an address such as /info/tietoturva',
  );

/** A site that may embed the widget. */
const Site = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/,
    'must be an origin such as https://club.shop.example',
  );

const Asked = z.strictObject({
  id: ContractId,
  title: LocalTextShape,
  /** What the customer agrees to. */
  description: LocalTextShape,
});
export type Asked = z.output<typeof Asked>;

const Link = z.strictObject({ label: z.string().trim().min(1).max(100), url: Target });
const LocalLink = z
  .partialRecord(z.enum(languages), Link)
  .refine((given) => Object.keys(given).length > 0, 'needs a link in fi, sv or en');

const Campaign = z.strictObject({
  title: LocalTextShape,
  text: LocalTextShape,
  link: LocalLink.nullable().default(null),
  /** Names below pictures/. */
  backgroundImage: z.string().min(1).nullable().default(null),
  image: z
    .strictObject({
      picture: z.string().min(1),
      title: LocalTextShape,
      description: LocalTextShape,
    })
    .nullable()
    .default(null),
});

export const buttonVariants = ['Control', 'A', 'B'] as const;

export const MarketingConsents = z.strictObject({
  title: LocalTextShape,
  description: LocalTextShape,
  /** Where customers read more. */
  link: LocalLink,
  /** Title and description of the group of third-party targeting consents. */
  thirdParties: z.strictObject({ title: LocalTextShape, description: LocalTextShape }),
  /** What customers are asked for, in this order; empty for nothing. */
  contracts: z
    .array(Asked)
    .max(contractIds.length)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'names a consent twice',
    }),
  /** Days between two times a customer is asked (R342, R345). */
  intervalDays: z.int().min(1).max(730).default(14),
  /** Whether the boxes are ticked at first. The law wants false (L18). */
  initiallyChecked: z.boolean().default(false),
  buttons: z.enum(buttonVariants).default('Control'),
  /** Sites other than the shop that embed the widget. */
  sites: z.array(Site).max(50).default([]),
  campaign: Campaign.nullable().default(null),
});
export type MarketingConsents = z.output<typeof MarketingConsents>;
