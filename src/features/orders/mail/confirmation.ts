/** The order confirmation on a durable medium: products, seller, and right of withdrawal (L11, L13). */
import { localeOf, prefixOf, type Language } from '#platform/i18n/language.ts';
import { writtenPhone } from '#platform/i18n/typed-fields.ts';
import { euros } from '#platform/money.ts';
import { shopZone } from '#platform/time.ts';
import { promisedDays, promiseKey } from '../../checkout/rules/promised-days.ts';
import { slotText } from '../../checkout/rules/slot-text.ts';
import type { OrderDelivery, OrderLine } from '../contract.ts';
import type { Seller } from '../record/seller.ts';
import type { OrderFacts } from '../record.ts';
import { htmlOf, textOf, type Part, type Table, type Words } from '#platform/mail/document.ts';
import { kilograms } from '#platform/weight.ts';
import { hasWeighed } from '../rules/final-sums.ts';
import { nameWords, namesWords } from './names.ts';
import { addressOf, orderPath, withdrawalPath } from './places.ts';
import { withdrawalFrom } from '../rules/withdrawal-right.ts';
import { vatTable } from './vat-table.ts';
import { translatorIn, type MailTranslate } from './translations.ts';

export interface Confirmed {
  number: string;
  key: string;
  facts: OrderFacts;
  paymentMethod: string | null;
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function confirmationMail(
  order: Confirmed,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): { to: string; subject: string; text: string; html: string } {
  const { facts, number } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const root = publicUrl + prefixOf(language);
  const letter = {
    language,
    title: t('thanks'),
    parts: [
      ...orderParts(order, t, root),
      ...deliveryParts(facts, t),
      ...sellerParts(seller(), t),
      ...withdrawalParts(order, seller(), t, root),
    ],
  };
  return {
    to: facts.customer.email,
    subject: `${t('subject')} ${number}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}

function orderParts(
  { number, key, facts, paymentMethod }: Confirmed,
  t: MailTranslate,
  root: string,
) {
  const placed = new Date(facts.placedAt).toLocaleDateString(localeOf(facts.language), {
    dateStyle: 'long',
    timeZone: shopZone,
  });
  const lines = [`${t('order')}: ${number}`, `${t('placed')}: ${placed}`];
  const paidWith = facts.totalEuroCents === 0 ? t('free') : paymentMethod;
  if (paidWith) lines.push(`${t('payment')}: ${paidWith}`);
  return [
    { lines },
    { link: t('link'), to: root + orderPath({ number, key }) },
    { table: productsTable(facts, t, root) },
    ...(hasWeighed(facts) ? [{ text: t('weighing.note') }] : []),
    { table: vatTable(facts.vat, facts.language, t) },
  ] satisfies Part[];
}

export function productsTable(facts: OrderFacts, t: MailTranslate, root: string): Table {
  const sum = (cents: number) => euros(cents, facts.language);
  const { discountEuroCents: discount, discountCode: code } = facts;
  return {
    caption: t('lines'),
    head: [t('product'), t('quantity'), t('unitPrice'), t('sum')],
    rows: facts.lines.map((line) => [
      {
        words: nameWords(line, [line.variantName, ...notesOf(line, facts.language, t)]),
        to: root + line.urlPath,
      },
      String(line.quantity),
      pricesOf(line, facts.language),
      sum(line.rowTotalEuroCents),
    ]),
    foot: [
      ...(discount > 0
        ? [
            [code ? t('discountOf', { code }) : t('discount'), sum(-discount)] satisfies [
              string,
              string,
            ],
          ]
        : []),
      ...facts.deliveries.map(({ name, priceEuroCents }): [string, string] => [
        `${t('delivery')}, ${name}`,
        sum(priceEuroCents),
      ]),
      [t('total'), sum(facts.totalEuroCents)],
    ],
  };
}

/** What a line says beside its name: that its price is an estimate, its age limit, whether it may be replaced, that
 * the discount is not of it. */
function notesOf(
  { estimatedGrams, quantity, ageLimit, allowsSubstitute, isExcluded }: OrderLine,
  language: Language,
  t: MailTranslate,
): string[] {
  const weight = kilograms((estimatedGrams ?? 0) * quantity, language);
  return [
    ...(estimatedGrams === undefined ? [] : [t('weighing.line', { weight })]),
    ...(ageLimit === undefined ? [] : [t('age', { years: ageLimit })]),
    ...(allowsSubstitute === undefined
      ? []
      : [t(allowsSubstitute ? 'substitute' : 'noSubstitute')]),
    ...(isExcluded ? [t('excluded')] : []),
  ];
}

/** '1,99 €', with the unit price if the product has one: '1,99 € (3,98 €/kg)'. */
function pricesOf(line: OrderLine, language: Language): string {
  const each = euros(line.unitPriceEuroCents, language);
  if (!line.valuePriceEuroCents || !line.unit) return each;
  return `${each} (${euros(line.valuePriceEuroCents, language)}/${line.unit})`;
}

export function deliveryParts(facts: OrderFacts, t: MailTranslate): Part[] {
  const { customer, deliveries } = facts;
  const person = `${customer.firstName} ${customer.lastName}, ${addressOf(customer)}`;
  const isBrought = deliveries.some(({ agent }) => agent === null);
  return [
    { heading: t('delivery') },
    ...deliveries.map((delivery) => ({ lines: deliveryLines(facts, delivery, t) })),
    {
      lines: [
        `${isBrought ? t('address') : t('buyer')}: ${person}`,
        `${t('phone')}: ${writtenPhone(customer.phone)}`,
      ],
    },
  ];
}

/** One delivery; with its products when there are several. */
function deliveryLines(
  { deliveries, lines, language }: OrderFacts,
  { name, kind, promise, promisedBefore, agent, slot, lines: brought }: OrderDelivery,
  t: MailTranslate,
): Words[] {
  const named = brought.flatMap((at) => lines[at] ?? []);
  return [
    name,
    `${t(promiseKey(kind))}: ${slot ? slotText(slot, language) : promisedDays(promise, language)}`,
    ...(promisedBefore
      ? [t('promisedBefore', { days: promisedDays(promisedBefore, language) })]
      : []),
    ...(agent ? [`${t('pickup')}: ${agent.name}, ${addressOf(agent)}`] : []),
    ...(deliveries.length > 1 ? [[`${t('lines')}: `, ...namesWords(named)]] : []),
  ];
}

function sellerParts(seller: Seller, t: MailTranslate): Part[] {
  const lines = [
    seller.name,
    `${t('businessId')}: ${seller.businessId}`,
    addressOf(seller),
    `${t('email')}: ${seller.email}`,
    `${t('phone')}: ${seller.phone}`,
  ];
  return [{ heading: t('seller') }, { lines }];
}

/** The right of withdrawal, by the same rule as at checkout, so that both agree. */
function withdrawalParts(
  { facts, ...order }: Confirmed,
  seller: Seller,
  t: MailTranslate,
  root: string,
): Part[] {
  const { from, except, sealed } = withdrawalFrom(facts.lines);
  const rights = { text: t('rights') };
  if (from === 'none') return [{ heading: t('withdrawal') }, { text: t('noWithdrawal') }, rights];
  const to = `${t('formTo')}: ${seller.name}, ${addressOf(seller)}, ${seller.email}`;
  const text = t('withdrawalText', { days: facts.withdrawalDays });
  return [
    { heading: t('withdrawal') },
    ...text.split('\n').map((paragraph) => ({ text: paragraph })),
    { link: t('withdrawHere'), to: root + withdrawalPath(order) },
    { text: `${t('exceptions')}:` },
    { list: t('exceptionList').split('\n') },
    ...namesPart(t('notFrom'), linesOf(facts, except)),
    ...namesPart(t('sealedFrom'), linesOf(facts, sealed)),
    { heading: t('form') },
    { text: t('formNote') },
    { lines: [to, ...t('formLines').split('\n')] },
    rights,
  ];
}

const linesOf = ({ lines }: OrderFacts, names: readonly string[]): OrderLine[] =>
  names.flatMap((name) => lines.find((line) => line.name === name) ?? []);

const namesPart = (title: string, lines: readonly OrderLine[]): Part[] =>
  lines.length > 0 ? [{ text: [`${title}: `, ...namesWords(lines)] }] : [];
