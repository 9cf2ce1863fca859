/** What is refused in files, while documents that are stored already may have it: mistakes that give no error, but not
 * what their writer expects either. */
import type { z } from '#platform/http/contract.ts';
import { contrast, readable } from '#platform/color.ts';
import { LocalTime } from '#platform/local-time.ts';
import type { CampaignDocument } from '../../campaigns/record.ts';
import type { Coupons } from '../../cart/record.ts';
import type { CatalogueDocument } from '../../catalogue/record/catalogue-document.ts';
import type { Deliveries, PickupPoints } from '../../checkout/record.ts';
import type { MarketingConsents } from '../../consents/record.ts';
import { isWeek } from '../../stores/record/opening-hours.ts';
import type { Seller } from '../../orders/record/seller.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';
import type { PageDocument } from '../record/page.ts';
import type { Shop } from '../record/shop.ts';
import { pageKind } from './kinds.ts';
import { placed } from './named-path.ts';
import { readPage } from './page-faults.ts';

interface Fault {
  path: PropertyKey[];
  reason: string;
}

/** @param documents whose shapes are right */
export function faultsInWritten(documents: readonly Document[]): DocumentFault[] {
  const always = pickupFreeFrom(documents);
  return documents.flatMap(({ kind, key, data }) => {
    const own =
      kind === pageKind ? jumps(key, data as PageDocument) : (rules[kind]?.(data as never) ?? []);
    const promised = kind === 'campaigns' ? promisedAnyway(data as WrittenCampaign, always) : [];
    return [...own, ...promised, ...turned(data)].map(({ path, reason }) => ({
      kind,
      key,
      path,
      reason: kind === pageKind ? reason : placed(path, data, reason),
    }));
  });
}

type WrittenCampaign = z.input<typeof CampaignDocument>;

/** The sum from which every way to a pickup point or locker is free at any time; Infinity: there is none. */
function pickupFreeFrom(documents: readonly Document[]): number {
  const { data } = documents.find(({ kind }) => kind === 'deliveries') ?? {};
  const { methods = [] } = (data ?? {}) as Partial<z.input<typeof Deliveries>>;
  const sums = methods.flatMap(({ kind, priceEuroCents, freeFromEuroCents }) => {
    if (kind !== 'pickup-point' && kind !== 'locker') return [];
    return priceEuroCents === 0 ? 0 : (freeFromEuroCents ?? Infinity);
  });
  return sums.length === 0 ? Infinity : Math.max(...sums);
}

/** What is free at any time is no advantage of a campaign: to advertise it as one misleads. */
function promisedAnyway(
  { freePickupFromCents = Infinity, isPickupPointShippingFree }: WrittenCampaign,
  always: number,
): Fault[] {
  const from = `from ${always} cents on pickup is always free, says deliveries.json`;
  if (isPickupPointShippingFree && always === 0)
    return [{ path: ['isPickupPointShippingFree'], reason: `must be left out: ${from}` }];
  return freePickupFromCents < Infinity && freePickupFromCents >= always
    ? [{ path: ['freePickupFromCents'], reason: `must be less: ${from}` }]
    : [];
}

const rules: Record<string, (data: never) => Fault[]> = {
  campaigns: ({ endTime, filters, cardPercent, exclusions }: WrittenCampaign) => [
    ...withoutTime(endTime, ['endTime']),
    ...(exclusions && cardPercent === undefined
      ? [{ path: ['exclusions'], reason: 'exclusions have an effect only with cardPercent' }]
      : []),
    ...filters.flatMap(({ buyableFrom }, at) =>
      buyableFrom !== undefined && !isBefore(buyableFrom, endTime)
        ? [{ path: ['filters', at, 'buyableFrom'], reason: 'must be before endTime' }]
        : [],
    ),
  ],
  catalogue: ({ onlineOnlyNotice }: z.input<typeof CatalogueDocument>) =>
    withoutTime(onlineOnlyNotice?.until, ['onlineOnlyNotice', 'until']),
  coupons: (all: z.input<typeof Coupons>) =>
    all.flatMap(({ code, from, until }, at) => [
      ...withoutTime(until, [at, 'until']),
      ...(from && until && !isBefore(from, until)
        ? [{ path: [at, 'until'], reason: 'must be after from' }]
        : []),
      ...(/\s/.test(code.trim())
        ? [{ path: [at, 'code'], reason: 'must have no blanks, which people leave out' }]
        : []),
    ]),
  deliveries: ({ longerTo, methods }: z.input<typeof Deliveries>) => [
    ...longerTo.flatMap(({ postcodes }, at) =>
      longerTo.findIndex((one) => one.postcodes === postcodes) < at
        ? [{ path: ['longerTo', at, 'postcodes'], reason: `${postcodes} stands twice` }]
        : [],
    ),
    ...methods.flatMap((method, at) => faultsOfMethod(method, ['methods', at])),
  ],
  'marketing-consents': ({ initiallyChecked }: z.input<typeof MarketingConsents>) =>
    initiallyChecked
      ? [
          {
            path: ['initiallyChecked'],
            reason: 'must be false: a box ticked for somebody is no consent',
          },
        ]
      : [],
  'pickup-points': (all: z.input<typeof PickupPoints>) =>
    all.flatMap(({ openingHours }, at) =>
      /^(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(openingHours) && !isWeek(openingHours)
        ? [
            {
              path: [at, 'openingHours'],
              reason: 'must be like Mo-Fr 08:00-22:00, Sa 10:00-18:00, or words of your own',
            },
          ]
        : [],
    ),
  seller: ({ postcode }: z.input<typeof Seller>) =>
    /^(?:\d{5})?$/.test(postcode) ? [] : [{ path: ['postcode'], reason: 'must have five digits' }],
  shop: ({ colors }: z.input<typeof Shop>) =>
    contrast(colors.brandDark, '#ffffff') >= readable
      ? []
      : [{ path: ['colors', 'brandDark'], reason: 'white text on it cannot be read' }],
};

/** Headings that leave out a level: who has a page read out goes by the levels. The title is the first. */
function jumps(key: string, document: PageDocument): Fault[] {
  const { headings } = readPage(key, document);
  return headings.flatMap(({ language, level, line }, at) => {
    const before = headings[at - 1];
    const most = (before?.language === language ? before.level : 1) + 1;
    const reason = `the heading must have at most ${'#'.repeat(most)}: levels are not left out`;
    return level > most ? [{ path: [language, 'body', line], reason }] : [];
  });
}

const isBefore = (one: string, other: string): boolean =>
  LocalTime.parse(one) < LocalTime.parse(other);

/** A day alone is its first moment, so that the day itself would be left out. */
function withoutTime(until: string | null | undefined, path: PropertyKey[]): Fault[] {
  if (!until || !/^\d{4}-\d{2}-\d{2}$/.test(until)) return [];
  const next = Temporal.PlainDate.from(until).add({ days: 1 });
  const reason = `must have a time: ${next}T00:00:00 for the end of ${until}, ${until}T00:00:00 for its beginning`;
  return [{ path, reason }];
}

/** Cents. */
const highestPrice = 100_000;

function faultsOfMethod(
  { priceEuroCents, slots }: z.input<typeof Deliveries>['methods'][number],
  path: PropertyKey[],
): Fault[] {
  const prices = [
    { cents: priceEuroCents, at: ['priceEuroCents'] },
    ...(slots?.windows ?? []).map((window, at) => ({
      cents: window.priceEuroCents ?? 0,
      at: ['slots', 'windows', at, 'priceEuroCents'],
    })),
  ];
  const dear = prices
    .filter(({ cents }) => cents > highestPrice)
    .map(({ at }) => ({
      path: [...path, ...at],
      reason: `must be at most ${highestPrice}: it is in cents`,
    }));
  if (!slots || slots.hoursBefore < slots.days * 24) return dear;
  const reason = `no window can ever be chosen: ${slots.days} days end before ${slots.hoursBefore} hours have passed`;
  return [...dear, { path: [...path, 'slots', 'hoursBefore'], reason }];
}

/** Signs that turn the direction in which the rest of a page is written. */
const turning = /[\u202A-\u202E\u2066-\u2069]/;

function turned(value: unknown, path: PropertyKey[] = []): Fault[] {
  if (typeof value === 'string')
    return turning.test(value)
      ? [{ path, reason: 'there is a sign that changes the direction of writing' }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    turned(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
