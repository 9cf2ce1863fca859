/** Lines of an order as the command shows them. */
import { euros } from '#platform/money.ts';
import type { OrderLine } from '#features/orders/contract.ts';
import { limitOf } from '#features/orders/rules/limit.ts';
import { reducedBy } from '#features/orders/rules/reduced.ts';
import { shownRefund, type Paid } from '#features/orders/rules/refund.ts';
import { piecesIn } from '#features/orders/rules/withdrawal.ts';
import type { OrderRead } from './read.ts';

const money = (cents: number): string => euros(cents, 'fi').replaceAll('\u00A0', ' ');

/** Its age limit, and whether it may be replaced by a similar product. */
function wishesOf({ ageLimit, allowsSubstitute }: OrderLine): string[] {
  return [
    ...(ageLimit ? [`check age ${ageLimit}`] : []),
    ...(allowsSubstitute === undefined
      ? []
      : [allowsSubstitute ? 'may be replaced' : 'not to be replaced']),
  ];
}

/** The estimated weight of a line, or what it was found to weigh. */
function weightOf(
  { estimatedGrams, quantity, valuePriceEuroCents }: OrderLine,
  { weighings }: OrderRead['after'],
  index: number,
): string[] {
  if (estimatedGrams === undefined) return [];
  const weighed = weighings.find(({ line }) => line === index);
  const perKg = `${money(valuePriceEuroCents ?? 0)}/kg`;
  return weighed
    ? [perKg, `weighed ${weighed.grams} g, ${money(weighed.finalCents)}`]
    : [perKg, `to weigh, estimated ${estimatedGrams * quantity} g`];
}

/** Each with what happened to it. */
export function lineLines({ order, after }: OrderRead, left: Paid): string[] {
  const withdrawn = piecesIn(
    order.facts,
    after.withdrawals.map(({ lines }) => lines),
  );
  const given = after.refunds
    .filter(({ status }) => status !== 'refused')
    .map((row) => shownRefund(row, order.facts));
  return order.facts.lines.map((line, index) => {
    const { quantity = 0, gross = 0 } = left.lines[index] ?? {};
    const limit = limitOf(line);
    const reduced = reducedBy(given, index);
    const words = [
      `${index + 1}`,
      `${line.quantity} × ${[line.name, line.variantName].filter(Boolean).join(', ')}`,
      line.sokId,
      money(line.rowTotalEuroCents),
      `VAT ${line.vatPermille / 10} %`,
      ...weightOf(line, after, index),
      ...wishesOf(line),
      ...(limit ? [limit] : []),
      ...(reduced > 0 ? [`price reduced by ${money(reduced)}`] : []),
      ...(withdrawn[index] ? [`withdrawn ${withdrawn[index]}`] : []),
      ...(quantity < line.quantity || reduced > 0
        ? [`left to refund ${quantity}, ${money(gross)}`]
        : []),
    ];
    return `  ${words.join('  ')}`;
  });
}
