/** Which advertisements a page shows (R399): by the page and the day alone. */
import type { Language } from '#platform/i18n/language.ts';
import { dayInFinland } from '#platform/time.ts';
import type { Product } from '../../catalogue/contract.ts';
import { spaced } from '../../search/rules/phrase.ts';
import type { AdsQuery } from '../contract.ts';
import type { BookedAd, Booking } from '../record.ts';

/** In one slot. */
export const mostAds = 4;

/** More are looked at, as some products may be sold out. */
export const mostCandidates = 12;

export interface Page extends AdsQuery {
  language: Language;
}

/** The advertisements that are booked for a page: the first product of each booking, then the second ones,
 * and so on, in the merchant's order. */
export function bookedFor(
  bookings: readonly Booking[],
  page: Page,
  now: Temporal.Instant,
): BookedAd[] {
  const today = String(dayInFinland(now));
  const running = bookings.filter(
    (one) => one.from <= today && today <= one.until && isFor(one, page),
  );
  const rounds = Math.max(0, ...running.map(({ products }) => products.length));
  return Array.from({ length: rounds }, (_, round) =>
    running.flatMap(({ id, advertiser, products }) => {
      const productId = products[round];
      return productId === undefined ? [] : [{ id: `${id}-${productId}`, productId, advertiser }];
    }),
  ).flat();
}

function isFor({ categories, words }: Booking, page: Page): boolean {
  const { category, words: searched } = page;
  if (category !== undefined)
    return categories.some((path) => `${category}/`.startsWith(`${path}/`));
  const text = spaced(searched ?? '');
  return words[page.language].some((phrase) => text.includes(spaced(phrase)));
}

/** An advertisement with its product. */
export interface ShownAd {
  ad: BookedAd;
  product: Product;
}

/** The first advertisements whose products can be bought now, each product once. */
export function shownAds(
  booked: readonly BookedAd[],
  productOf: (sokId: string) => Product | null,
  now: Temporal.Instant,
): ShownAd[] {
  const shown = new Map<string, ShownAd>();
  for (const ad of booked.slice(0, mostCandidates)) {
    if (shown.size === mostAds) break;
    const product = productOf(ad.productId);
    // The id may be that of a variant.
    if (product && isOnSale(product, now) && !shown.has(product.sokId))
      shown.set(product.sokId, { ad, product });
  }
  return [...shown.values()];
}

const isOnSale = ({ availability, buyableFrom }: Product, now: Temporal.Instant): boolean =>
  availability !== 'SOLD_OUT' && !(buyableFrom && Date.parse(buyableFrom) > now.epochMilliseconds);

/** The address if it belongs to the ad service; others are never called. */
export function ofService(url: string | undefined, service: string | null): string | undefined {
  if (url === undefined || service === null || !URL.canParse(url)) return undefined;
  const { origin, href, username, password } = new URL(url);
  return origin === new URL(service).origin && username + password === '' ? href : undefined;
}
