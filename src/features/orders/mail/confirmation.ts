/** The order confirmation on a durable medium: what was bought, from whom, and the way back (L11, L13). */
import { localeOf, prefixOf, type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { shopZone } from '#platform/time.ts';
import { withdrawalFrom } from '../../cart/rules.ts';
import { promisedDays } from '../../checkout/rules/promised-days.ts';
import type { OrderLine } from '../contract.ts';
import type { Merchant } from '../deps.ts';
import type { OrderFacts } from '../record.ts';
import { htmlOf, textOf, type Part, type Table } from './document.ts';
import { wordsIn, type Words } from './words.ts';

interface Confirmed {
  number: string;
  key: string;
  facts: OrderFacts;
  paymentMethod: string | null;
}

/** What the job send-mail sends. `publicUrl`: storefront root without trailing slash. */
export function confirmationMail(
  order: Confirmed,
  { publicUrl, merchant }: { publicUrl: string; merchant: Merchant },
): { to: string; subject: string; text: string; html: string } {
  const { facts, number } = order;
  const { language } = facts;
  const say = wordsIn[language];
  const root = publicUrl + prefixOf(language);
  const letter = {
    language,
    title: say.thanks,
    parts: [
      ...orderParts(order, say, root),
      ...deliveryParts(facts, say),
      ...sellerParts(merchant, say),
      ...withdrawalParts(facts, merchant, say),
    ],
  };
  return {
    to: facts.customer.email,
    subject: `${say.subject} ${number}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}

function orderParts({ number, key, facts, paymentMethod }: Confirmed, say: Words, root: string) {
  const placed = new Date(facts.placedAt).toLocaleDateString(localeOf(facts.language), {
    dateStyle: 'long',
    timeZone: shopZone,
  });
  const lines = [`${say.order}: ${number}`, `${say.placed}: ${placed}`];
  if (paymentMethod) lines.push(`${say.payment}: ${paymentMethod}`);
  return [
    { lines },
    { link: say.link, to: `${root}/tilaukset/${number}?avain=${key}` },
    { table: productsTable(facts, say, root) },
    { table: vatTable(facts, say) },
  ] satisfies Part[];
}

function productsTable(facts: OrderFacts, say: Words, root: string): Table {
  const sum = (cents: number) => euros(cents, facts.language);
  const { name, priceEuroCents } = facts.delivery;
  const discount = facts.discountEuroCents;
  return {
    caption: say.lines,
    head: [say.product, say.quantity, say.unitPrice, say.sum],
    rows: facts.lines.map((line) => [
      {
        text: [line.name, line.variantName].filter(Boolean).join(', '),
        to: root + line.urlPath,
      },
      String(line.quantity),
      pricesOf(line, facts.language),
      sum(line.rowTotalEuroCents),
    ]),
    foot: [
      ...(discount > 0 ? [[say.discount, sum(-discount)] satisfies [string, string]] : []),
      [`${say.delivery}, ${name}`, sum(priceEuroCents)],
      [say.total, sum(facts.totalEuroCents)],
    ],
  };
}

/** '1,99 €', and what a unit costs where products have one: '1,99 € (3,98 €/kg)'. */
function pricesOf(line: OrderLine, language: Language): string {
  const each = euros(line.unitPriceEuroCents, language);
  if (!line.valuePriceEuroCents || !line.unit) return each;
  return `${each} (${euros(line.valuePriceEuroCents, language)}/${line.unit})`;
}

function vatTable({ vat, language }: OrderFacts, say: Words): Table {
  const rate = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return {
    caption: say.vat,
    head: [say.rate, say.net, say.tax, say.gross],
    rows: vat.map((row) => [
      rate.format(row.ratePermille / 1000),
      euros(row.netEuroCents, language),
      euros(row.taxEuroCents, language),
      euros(row.grossEuroCents, language),
    ]),
  };
}

interface Place {
  streetAddress: string;
  postcode: string;
  city: string;
}

const addressOf = ({ streetAddress, postcode, city }: Place) =>
  `${streetAddress}, ${postcode} ${city}`;

function deliveryParts({ delivery, customer, language }: OrderFacts, say: Words): Part[] {
  const { name, promise, agent } = delivery;
  const lines = [name, `${say.promised}: ${promisedDays(promise, language)}`];
  if (agent) lines.push(`${say.pickup}: ${agent.name}, ${addressOf(agent)}`);
  const person = `${customer.firstName} ${customer.lastName}, ${addressOf(customer)}`;
  lines.push(`${agent ? say.buyer : say.address}: ${person}`, `${say.phone}: ${customer.phone}`);
  return [{ heading: say.delivery }, { lines }];
}

function sellerParts(merchant: Merchant, say: Words): Part[] {
  const lines = [
    merchant.name,
    `${say.businessId}: ${merchant.businessId}`,
    addressOf(merchant),
    `${say.email}: ${merchant.email}`,
    `${say.phone}: ${merchant.phone}`,
  ];
  return [{ heading: say.seller }, { lines }];
}

/** The same rule as the checkout's: nothing is promised there that is taken back here. */
function withdrawalParts({ lines }: OrderFacts, merchant: Merchant, say: Words): Part[] {
  const { from, except } = withdrawalFrom(lines);
  const rights = { text: say.rights };
  if (from === 'none') return [{ heading: say.withdrawal }, { text: say.noWithdrawal }, rights];
  const to = `${say.formTo}: ${merchant.name}, ${addressOf(merchant)}, ${merchant.email}`;
  return [
    { heading: say.withdrawal },
    ...say.withdrawalText.map((text) => ({ text })),
    { text: `${say.exceptions}:` },
    { list: say.exceptionList },
    ...(from === 'some' ? [{ text: `${say.notFrom}: ${except.join(', ')}` }] : []),
    { heading: say.form },
    { text: say.formNote },
    { lines: [to, ...say.formLines] },
    rights,
  ];
}
