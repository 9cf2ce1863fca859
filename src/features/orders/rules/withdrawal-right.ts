/** What the right of withdrawal covers, and until when (L11). */
import { isBusinessDay } from '#platform/finnish-calendar.ts';
import { shopZone } from '#platform/time.ts';
import type { Product, Variant } from '../../catalogue/contract.ts';
import { isNamedIn } from '../../pricing/rules/exclusions.ts';
import type { WithdrawalLimit } from '../contract/after-payment.ts';
import type { WithdrawalTerms } from '../record/withdrawal.ts';
import { isCovered, limitOf, type Limited } from './limit.ts';

type Sold = Pick<Product, 'sokId' | 'categories' | 'priceData'>;

/** The limit of a product or variant; null when it can be withdrawn without one. */
export function limitFor(
  { exceptions }: WithdrawalTerms,
  product: Sold,
  variant: Pick<Variant, 'sokId' | 'priceData'> | null,
): WithdrawalLimit | null {
  if ((variant ?? product).priceData.isPerishable) return 'perishable';
  const identity = {
    ids: [product.sokId, variant?.sokId],
    categories: product.categories.map(({ path }) => path),
    brandId: null,
  };
  return exceptions.find((one) => isNamedIn(one, identity))?.limit ?? null;
}

export interface WithdrawalRight {
  /** Products that the right of withdrawal covers. */
  from: 'all' | 'some' | 'none';
  /** Names of the products it does not cover. */
  except: string[];
  /** Names of the products it covers while their seal is unbroken. */
  sealed: string[];
}

/** The right of withdrawal from some products, as checkout and mail show it. */
export function withdrawalFrom(lines: (Limited & { name: string })[]): WithdrawalRight {
  const namesOf = (some: typeof lines) => [...new Set(some.map(({ name }) => name))];
  const except = lines.filter((line) => !isCovered(line));
  const from = except.length === 0 ? 'all' : except.length < lines.length ? 'some' : 'none';
  const sealed = lines.filter((line) => limitOf(line) === 'sealed');
  return { from, except: namesOf(except), sealed: namesOf(sealed) };
}

/** Last day of the right, an ISO date: days after the delivery, and a business day, as deadlines are by law. */
export function lastWithdrawalDay(deliveredOn: string, days: number): string {
  let last = Temporal.PlainDate.from(deliveredOn).add({ days });
  while (!isBusinessDay(last)) last = last.add({ days: 1 });
  return last.toString();
}

/** True from the payment until the end of the last day in Finland. */
export const isOpenOn = (lastDay: string, now: Temporal.Instant): boolean =>
  Temporal.PlainDate.compare(now.toZonedDateTimeISO(shopZone).toPlainDate(), lastDay) <= 0;

/** Days after a notice in which products are sent back and money is paid back. */
const answerDays = 14;

/** Last day, an ISO date in Finland, to send back what was withdrawn, and to refund it. */
export const answerBy = (receivedAt: string): string =>
  Temporal.Instant.from(receivedAt)
    .toZonedDateTimeISO(shopZone)
    .toPlainDate()
    .add({ days: answerDays })
    .toString();
