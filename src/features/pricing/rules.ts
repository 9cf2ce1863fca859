/** Price rules: what is paid, how large a reduction is, unit prices. */
import { share, type Cents } from '#platform/money.ts';
import type { Price, PriceData } from './contract.ts';
import type { LoggedPrice, PriceRecord } from './record.ts';
import { isSaleRunning, paidByAll } from './rules/paid.ts';

/** Prices that cannot be logged; the message says why. */
export class PricesRefused extends Error {}

const isPositive = (cents: Cents | null | undefined): cents is Cents => (cents ?? 0) > 0;

/** The lowest positive price; the co-op price counts only for co-op customers. 0 when there is none. */
export function finalPrice(
  prices: { regularCents: Cents; discountedCents?: Cents | null; coopCents?: Cents | null },
  { coop }: { coop: boolean },
): Cents {
  const { regularCents, discountedCents, coopCents } = prices;
  const counted = [regularCents, discountedCents, coop ? coopCents : null].filter(isPositive);
  return counted.length > 0 ? Math.min(...counted) : 0;
}

/** Reduction in whole per cent; never below 0. */
export function discountPercent(lowest: Cents, discounted: Cents): number {
  if (lowest <= 0) return 0;
  return Math.max(0, Math.round(((lowest - discounted) / lowest) * 100));
}

const thirtyDays = 30 * 86_400_000;

/** Lowest price in force at any time of the 30 days before `cut` (epoch milliseconds); null when it
 * was not sold then. */
export function lowest30(
  log: readonly Omit<LoggedPrice, 'isReduced'>[],
  cut: number,
): Cents | null {
  const start = cut - thirtyDays;
  const before = log
    .filter(({ validFrom }) => validFrom < cut)
    .toSorted((a, b) => a.validFrom - b.validFrom);
  const first = before.findLastIndex(({ validFrom }) => validFrom <= start);
  const inForce = before.slice(Math.max(0, first)).flatMap(({ cents }) => cents ?? []);
  return inForce.length > 0 ? Math.min(...inForce) : null;
}

const longestStepped = 60 * 86_400_000;

/** The reference price of a sale: the lowest price of the 30 days before its cut. Cuts that grow
 * step by step in one unbroken campaign of at most 60 days count from the first of them; for fast-
 * perishing food it is the price just before (L02). Only the log counts, never a feed: null when
 * the log has nothing before the cut. `log` is oldest first. */
export function referencePrice(
  log: readonly LoggedPrice[],
  { sale, isPerishable = false }: Pick<PriceRecord, 'sale' | 'isPerishable'>,
): Cents | null {
  if (!sale) return null;
  const prices = withoutRepeats(log);
  const last = prices.findLastIndex(({ cents, isReduced }) => isReduced && cents === sale.cents);
  if (last === -1) return null;
  const first = firstStep(prices, last);
  if (isPerishable) return prices[first - 1]?.cents ?? null;
  const own = prices[last] as LoggedPrice;
  const begun = prices
    .slice(first, last)
    .find(({ cents, validFrom }) => isBelow(cents, lowest30(prices, validFrom)));
  const isShort = begun && (sale.until ?? Infinity) - begun.validFrom <= longestStepped;
  return lowest30(prices, (isShort ? begun : own).validFrom);
}

const isBelow = (cents: Cents | null, reference: Cents | null): boolean =>
  cents !== null && reference !== null && cents < reference;

const withoutRepeats = (log: readonly LoggedPrice[]): LoggedPrice[] =>
  log.filter(({ cents, isReduced }, i) => {
    const before = log[i - 1];
    return cents !== before?.cents || isReduced !== before.isReduced;
  });

/** Index of the first of the growing cuts that lead to `last`. */
function firstStep(log: readonly LoggedPrice[], last: number): number {
  let first = last;
  while (isStep(log[first - 1], log[first])) first -= 1;
  return first;
}

const isStep = (before: LoggedPrice | undefined, after: LoggedPrice | undefined): boolean =>
  before?.isReduced === true && isBelow(after?.cents ?? null, before.cents);

/** Price per unit in cents; null when there is no amount or it rounds to 0. */
export function unitPrice(cents: Cents, amount: number | null): Cents | null {
  if (amount === null || amount <= 0) return null;
  const price = share(cents, 1, amount);
  return price > 0 ? price : null;
}

const hasCoop = ({ coopCents }: PriceRecord): boolean => isPositive(coopCents);

/** The reduced price while it is in force, else null. */
function runningSale({ regularCents, sale }: PriceRecord, now: number): Cents | null {
  const { cents = 0, from, until } = sale ?? {};
  return isSaleRunning(regularCents, cents, from ?? -Infinity, until ?? Infinity, now)
    ? cents
    : null;
}

/** Prices without the co-op price, for pages that are the same for everybody (R153). */
export function withoutCoop(prices: PriceData): PriceData {
  const { coopValuePriceEuroCents: _withheld, ...shown } = prices;
  const { weighed } = shown;
  return {
    ...shown,
    coop: null,
    ...(weighed && { weighed: { ...weighed, coopPerKgEuroCents: null } }),
  };
}

/** The co-op price where it is below the general price; null where it is withheld or not lower. */
export function lowerCoopCents({ regular, discounted, coop }: PriceData): Cents | null {
  const general = paidByAll({ regular, discounted });
  const cents = coop?.priceEuroCents ?? null;
  return isPositive(cents) && cents < general ? cents : null;
}

/** Whether the sale is below what the product cost before it. If not, it is simply the price,
 * whatever regular price a feed claims (L01, L03). */
export const isCut = ({ sale, referenceCents }: PriceRecord): boolean =>
  isBelow(sale?.cents ?? null, referenceCents);

const runningCut = (price: PriceRecord, now: number): Cents | null =>
  isCut(price) ? runningSale(price, now) : null;

/** The regular price to show: beside a cut the price it was cut from, else what is paid. */
function shownRegular(price: PriceRecord, now: number): Cents {
  if (runningCut(price, now) === null) return generalCents(price, now);
  return (price.isPerishable ? price.referenceCents : null) ?? price.regularCents;
}

/** The general price at `now`: the reduced price in its period, else the regular one. */
export function generalCents(price: PriceRecord, now: number): Cents {
  return runningSale(price, now) ?? price.regularCents;
}

type CentsOf = (one: PriceRecord) => Cents | null;

/** Prices for responses. With variants, those of the cheapest one are used and `price` itself is
 * not. `now` in epoch milliseconds. */
export function priceDataOf(
  price: PriceRecord,
  variantPrices: readonly PriceRecord[],
  now: number,
): PriceData {
  const shown = variantPrices.reduce<PriceRecord>(
    (best, one) => (generalCents(one, now) < generalCents(best, now) ? one : best),
    variantPrices[0] ?? price,
  );
  const priceOf = (priceEuroCents: Cents, cents: CentsOf, percent = 0): Price => {
    const hasVariation = new Set(variantPrices.map(cents)).size > 1;
    return { priceEuroCents, hasVariation, discountPercent: percent };
  };
  const priceIfAny = (cents: CentsOf, percent?: number): Price | null => {
    const found = cents(shown);
    return found === null ? null : priceOf(found, cents, percent);
  };
  const { percent, ...reduction } = reductionOf(shown, now);
  const deposit = shown.depositCents ?? null;
  return {
    regular: priceOf(shownRegular(shown, now), (one) => shownRegular(one, now)),
    coop: priceIfAny((one) => one.coopCents),
    discounted: priceIfAny((one) => runningCut(one, now), percent),
    hasCoopPrice: [shown, ...variantPrices].some(hasCoop),
    valuePriceEuroCents: shown.perKg
      ? generalCents(shown.perKg, now)
      : unitPrice(generalCents(shown, now) - (deposit ?? 0), shown.unitAmount),
    ...coopUnitPriceOf(shown),
    depositEuroCents: deposit,
    unit: shown.unit,
    ...(shown.isPerishable && { isPerishable: true }),
    ...reduction,
    ...weighedOf(shown, now),
  };
}

function coopUnitPriceOf(price: PriceRecord): Pick<PriceData, 'coopValuePriceEuroCents'> {
  const { coopCents, perKg, depositCents, unitAmount } = price;
  if (!isPositive(coopCents)) return {};
  const cents = perKg ? perKg.coopCents : unitPrice(coopCents - (depositCents ?? 0), unitAmount);
  return isPositive(cents) ? { coopValuePriceEuroCents: cents } : {};
}

function weighedOf(price: PriceRecord, now: number): Pick<PriceData, 'weighed'> {
  const { estimatedGrams, perKg } = price;
  if (estimatedGrams === undefined || !perKg) return {};
  const isReduced = runningCut(price, now) !== null;
  const coopPerKgEuroCents = isPositive(perKg.coopCents) ? perKg.coopCents : null;
  const beforePerKgEuroCents = isReduced ? perKg.referenceCents : null;
  return { weighed: { estimatedGrams, coopPerKgEuroCents, beforePerKgEuroCents } };
}

/** What must be shown with a reduced price, and the reduction in per cent. */
function reductionOf(price: PriceRecord, now: number) {
  const { referenceCents, isPerishable, sale } = price;
  const cents = runningCut(price, now);
  if (cents === null || referenceCents === null)
    return { lowestPrice30Days: null, discountedUntil: null };
  const until = sale?.until;
  const { perKg = price } = price;
  return {
    percent: discountPercent(perKg.referenceCents ?? referenceCents, perKg.sale?.cents ?? cents),
    lowestPrice30Days: isPerishable ? null : referenceCents,
    discountedUntil: until ? Temporal.Instant.fromEpochMilliseconds(until).toString() : null,
  };
}
