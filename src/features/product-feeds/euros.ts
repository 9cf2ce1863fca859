/** Parses prices. The shop sells in euros alone. */
import { fault } from './feed-fault.ts';

/** Euros and their fraction; no-break and thin spaces are spaces. */
const forms = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
];

/** '12.90 EUR', 'EUR 12,90', '€12.90' and '12.90' → 1290; '1 299,00 EUR' and '1,299.00 EUR' → 129900. */
export function cents(value: string): number {
  const [, before, number = '', after] =
    /^(EUR|€)?\s*(\d(?:[\d.,\s]*\d)?)\s*(EUR|€)?$/i.exec(value) ?? [];
  if (before && after) return fault(form);
  const doubt = doubtOf(number, (before ?? after) !== undefined);
  const amount = doubt === null ? amountOf(number) : fault(doubt);
  if (amount >= 100_000_000) return fault('must be below 1000000 EUR');
  return amount > 0 ? amount : fault(form);
}

const form = 'must be a price above zero such as 12.90 EUR';

/** Which two prices a number may mean; null when it has one meaning. */
function doubtOf(number: string, hasCurrency: boolean): string | null {
  if (/^\d{1,3}[.,]\d{3}$/.test(number))
    return 'may mean thousands or thousandths: write 1299.00 EUR';
  return !hasCurrency && /^\d+$/.test(number)
    ? 'may mean euros or cents: write 129 EUR or 129.00'
    : null;
}

/** Cents; 0 for what is no number. */
function amountOf(number: string): number {
  const [, euros = '0', fraction = ''] =
    forms.map((one) => one.exec(number)).find((found) => found !== null) ?? [];
  return Number(euros.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}
