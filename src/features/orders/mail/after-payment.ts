/** Parts that mails about withdrawals and refunds share. */
import { localText, prefixOf, type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { OrderFacts } from '../record.ts';
import type { Seller } from '../record/seller.ts';
import {
  htmlOf,
  textOf,
  type Letter,
  type Part,
  type Table,
  type Words,
} from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { nameWords } from './names.ts';
import { addressOf, orderPath } from './places.ts';
import { translatorIn, type MailTranslate } from './translations.ts';

/** The order of a mail. */
export interface Addressed {
  number: string;
  key: string;
  facts: OrderFacts;
}

interface Given {
  lines: { line: number; quantity: number; euroCents: number }[];
  deliveryEuroCents: number;
  totalEuroCents: number;
}

/** Pieces with what each gives back, the delivery and the sum. */
export function givenTable(
  { lines, deliveryEuroCents, totalEuroCents }: Given,
  facts: OrderFacts,
  t: MailTranslate,
  words: { caption: string; total: string },
): Table {
  const sum = (cents: number) => euros(cents, facts.language);
  return {
    caption: words.caption,
    head: [t('product'), t('quantity'), t('sum')],
    rows: lines.map(({ line, quantity, euroCents }) => [
      nameOf(facts, line),
      // A part of the price is given back, and the pieces are kept.
      quantity > 0 ? String(quantity) : t('reduction'),
      sum(euroCents),
    ]),
    foot: [
      ...(deliveryEuroCents > 0
        ? [[t('delivery'), sum(deliveryEuroCents)] satisfies [string, string]]
        : []),
      [words.total, sum(totalEuroCents)],
    ],
  };
}

/** 'Huivi, sininen' */
export function nameOf({ lines }: Pick<OrderFacts, 'lines'>, at: number): Words {
  const line = lines[at];
  return line ? nameWords(line, [line.variantName]) : '';
}

/** Who sold it and how to reach them. */
export function sellerPart(seller: Seller, t: MailTranslate, language: Language): Part[] {
  const hours = seller.hours.map((line) => localText(line, language)).filter(Boolean);
  return [
    { heading: t('seller') },
    {
      lines: [
        seller.name,
        `${t('businessId')}: ${seller.businessId}`,
        addressOf(seller),
        `${t('email')}: ${seller.email}`,
        `${t('phone')}: ${seller.phone}`,
        ...hours,
      ],
    },
  ];
}

/** What mails about money and a paid order end with, and whom they go to. `publicUrl`: storefront root without trailing
 * slash. */
export function mailToBuyer(
  order: Addressed,
  { title, parts }: Pick<Letter, 'title' | 'parts'>,
  { publicUrl, seller }: { publicUrl: string; seller: () => Seller },
): Mail {
  const { language, customer } = order.facts;
  const t = translatorIn(language);
  const link = { link: t('link'), to: publicUrl + prefixOf(language) + orderPath(order) };
  const letter = { language, title, parts: [...parts, link, ...sellerPart(seller(), t, language)] };
  return {
    to: customer.email,
    subject: `${title} – ${t('order')} ${order.number}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
