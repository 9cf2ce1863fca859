/** What a refund gives back, exact to the cent and per VAT rate: parts of what was paid and is not refunded. */
import { share, type Cents, spread } from '#platform/money.ts';
import { countedOf } from '../../cart/rules/counted.ts';
import { shippingSums, taxesOf, vatIn } from '../../cart/rules.ts';
import type { Pieces, Refund, VatRow } from '../contract/after-payment.ts';
import type { OrderFacts } from '../record.ts';
import type { RefundSums } from '../record/refund.ts';

interface Part {
  ratePermille: number;
  gross: Cents;
  tax: Cents;
}

/** What was paid for each line and, per VAT rate, for all deliveries; or what is left of it. */
export interface Paid {
  lines: (Part & { quantity: number })[];
  delivery: Part[];
}

/** What an order's payment was for: the discount is shared by the lines as when it was placed. */
export function paidFor({ lines, discountEuroCents, deliveries }: OrderFacts): Paid {
  const off = spread(discountEuroCents, lines.map(countedOf));
  const taxed = (gross: Cents, ratePermille: number): Part => ({
    ratePermille,
    gross,
    tax: vatIn(gross, ratePermille),
  });
  const paid = lines.map(({ rowTotalEuroCents, vatPermille, quantity }, at) => ({
    ...taxed(rowTotalEuroCents - (off[at] ?? 0), vatPermille),
    quantity,
  }));
  const brought = deliveries.map((one) => ({ lines: one.lines, cents: one.priceEuroCents }));
  return { lines: paid, delivery: taxesOf(shippingSums(paid, brought)) };
}

/** What is left after refunds. */
export function leftAfter(paid: Paid, refunds: readonly RefundSums[]): Paid {
  const lines = paid.lines.map((part) => ({ ...part }));
  const delivery = paid.delivery.map((part) => ({ ...part }));
  const take = (part: Part | undefined, { euroCents, taxEuroCents }: Taken) => {
    if (!part) return;
    part.gross -= euroCents;
    part.tax -= taxEuroCents;
  };
  for (const refund of refunds) {
    for (const taken of refund.lines) {
      const part = lines[taken.line];
      take(part, taken);
      if (part) part.quantity -= taken.quantity;
    }
    for (const taken of refund.delivery) {
      // Deliveries of products that cost nothing had another rate once.
      const ofRate = delivery.find(({ ratePermille }) => ratePermille === taken.ratePermille);
      take(ofRate ?? delivery[0], taken);
    }
  }
  return { lines, delivery };
}

type Taken = Pick<RefundSums['delivery'][number], 'euroCents' | 'taxEuroCents'>;

export const deliveryLeft = ({ delivery }: Paid): Cents =>
  delivery.reduce((sum, { gross }) => sum + gross, 0);

/** The refund of some pieces and a part of the delivery. Whatever the order of refunds, all of them together are
 * what was paid, in each rate.
 * @throws RangeError when more is wanted than is left */
export function refundOf(left: Paid, wanted: { lines: Pieces[]; delivery: Cents }): RefundSums {
  const lines = merged(wanted.lines).map(({ line, quantity }) => {
    const part = left.lines[line];
    if (!part || quantity > part.quantity) throw new RangeError(`line ${line} has too few pieces`);
    const { gross, tax, quantity: all } = part;
    return {
      line,
      quantity,
      euroCents: share(gross, quantity, all),
      taxEuroCents: share(tax, quantity, all),
    };
  });
  if (wanted.delivery > deliveryLeft(left)) throw new RangeError('the delivery cost less');
  return { lines, delivery: deliveryRefund(left, wanted.delivery) };
}

function deliveryRefund({ delivery }: Paid, cents: Cents): RefundSums['delivery'] {
  const parts = spread(
    cents,
    delivery.map(({ gross }) => gross),
  );
  return delivery
    .map(({ ratePermille, gross, tax }, at) => {
      const euroCents = parts[at] ?? 0;
      const taxEuroCents = gross === 0 ? 0 : share(tax, euroCents, gross);
      return { ratePermille, euroCents, taxEuroCents };
    })
    .filter(({ euroCents }) => euroCents > 0);
}

/** One entry for each line, in the order of the lines. */
export function merged(pieces: readonly Pieces[]): Pieces[] {
  const byLine = new Map<number, number>();
  for (const { line, quantity } of pieces) byLine.set(line, (byLine.get(line) ?? 0) + quantity);
  return [...byLine]
    .map(([line, quantity]) => ({ line, quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => a.line - b.line);
}

const sumOf = (taken: readonly Taken[]): Cents =>
  taken.reduce((sum, { euroCents }) => sum + euroCents, 0);

export const deliveryOf = ({ delivery }: RefundSums): Cents => sumOf(delivery);

export const totalOf = ({ lines, delivery }: RefundSums): Cents => sumOf([...lines, ...delivery]);

/** Net, tax and gross sums of a refund, highest rate first. */
export function vatOfRefund(sums: RefundSums, { lines }: Pick<OrderFacts, 'lines'>): VatRow[] {
  const byRate = new Map<number, { gross: Cents; tax: Cents }>();
  const add = (ratePermille: number, { euroCents, taxEuroCents }: Taken) => {
    const { gross, tax } = byRate.get(ratePermille) ?? { gross: 0, tax: 0 };
    byRate.set(ratePermille, { gross: gross + euroCents, tax: tax + taxEuroCents });
  };
  for (const taken of sums.lines) add(lines[taken.line]?.vatPermille ?? 0, taken);
  for (const taken of sums.delivery) add(taken.ratePermille, taken);
  return [...byRate]
    .filter(([, { gross }]) => gross !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([ratePermille, { gross, tax }]) => ({
      ratePermille,
      netEuroCents: gross - tax,
      taxEuroCents: tax,
      grossEuroCents: gross,
    }));
}

/** The refund as buyers see it. */
export const shownRefund = (
  refund: Pick<Refund, 'status' | 'cause'> & { sums: RefundSums; requestedAt: Temporal.Instant },
  facts: Pick<OrderFacts, 'lines'>,
): Refund => ({
  status: refund.status,
  cause: refund.cause,
  requestedAt: String(refund.requestedAt),
  lines: refund.sums.lines.map(({ line, quantity, euroCents }) => ({ line, quantity, euroCents })),
  deliveryEuroCents: deliveryOf(refund.sums),
  totalEuroCents: totalOf(refund.sums),
  vat: vatOfRefund(refund.sums, facts),
});
