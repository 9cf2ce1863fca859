/** Campaigns as merchants write them (R166–R172). */
import { z } from '#platform/http/contract.ts';
import { contrast, HexColor, readable } from '#platform/color.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { LocalTime } from '#platform/local-time.ts';
import { Exclusions } from '../pricing/record/exclusions.ts';

const Ribbon = z
  .strictObject({ text: HexColor, background: HexColor })
  .refine(({ text, background }) => contrast(text, background) >= readable, {
    error: 'text and background must have a contrast of 4.5 or more',
    path: ['text'],
  });

const PictureName = z.string().regex(/^[\w./-]+\.(?:svg|png|jpe?g|webp|avif)$/, {
  error: 'must be the name of a file below pictures/',
});

const CategoryPath = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be the path of a category, such as koti/sisustus');

/** A day or theme of a campaign, with the promotions of merchants' feeds that belong to it. */
const CampaignFilter = z.strictObject({
  name: LocalTextShape,
  /** Promotion ids of the feeds. */
  campaignIds: z.array(z.string().min(1)).min(1),
  /** Products of this filter can be bought from then on. */
  buyableFrom: LocalTime.optional(),
});
export type CampaignFilter = z.output<typeof CampaignFilter>;

export const CampaignDocument = z
  .strictObject({
    name: LocalTextShape,
    /** The campaign's entry in the menu, when it differs from the name. */
    menuName: LocalTextShape.optional(),
    level: z.enum(['normal', 'high']),
    /** Where its page is: at /kampanja, or in the category of campaigns when absent. */
    address: z.enum(['campaign', 'category']).optional(),
    description: LocalTextShape,
    /** Label of the log-in link at the end of the description: 'Kirjaudu' (R178). */
    loginLink: LocalTextShape.optional(),
    color: HexColor,
    useColorForPrices: z.boolean().default(false),
    startTime: LocalTime,
    endTime: LocalTime,
    bannerImage: z.strictObject({ desktop: PictureName, mobile: PictureName }).optional(),
    filters: z.array(CampaignFilter).min(1),
    /** Pickup points and lockers are free of charge while it runs (R169). */
    isPickupPointShippingFree: z.boolean().default(false),
    /** They are free from this sum of products on, in cents (R179). */
    freePickupFromCents: z.int().positive().optional(),
    /** Per cent off the regular price for customers with a card (R180, R184). */
    cardPercent: z.int().min(1).max(99).optional(),
    /** Products of the campaign that `cardPercent` does not count for; absent: none. */
    exclusions: Exclusions.optional(),
    /** Colours of the ribbon while the campaign runs, and before it (R170). */
    ribbonColor: z.strictObject({ main: Ribbon, teasing: Ribbon }).optional(),
    /** Products have the ribbon of the time before from then on; always before it when absent. */
    teasingFrom: LocalTime.optional(),
    /** Categories that the menu shows while the campaign runs (R171). */
    navigationSubcategories: z
      .array(z.strictObject({ name: LocalTextShape, path: CategoryPath }))
      .optional(),
    /** Levels of categories after the campaign in a product's breadcrumbs, when the campaign's page is at
     * /kampanja; 2 when absent, elsewhere always 1 (R075). */
    categoryCrumbs: z.int().min(1).max(2).optional(),
    /** Always on: neither advertised as a campaign nor counted as one in the menu (R142). */
    isPermanent: z.boolean().optional(),
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    error: 'must be after startTime',
    path: ['endTime'],
  })
  .refine(({ startTime, teasingFrom = '' }) => teasingFrom < startTime, {
    error: 'must be before startTime',
    path: ['teasingFrom'],
  })
  .refine(
    ({ color, useColorForPrices }) => !useColorForPrices || contrast(color, '#ffffff') >= readable,
    { error: 'prices in this colour cannot be read on white', path: ['color'] },
  );

/** `path` is the last part of the page's address. */
export type Campaign = z.output<typeof CampaignDocument> & { path: string };
