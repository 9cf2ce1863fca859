/** The note of weighed products: what they cost instead of their estimate, what is given back, and the final sum. */
import { euros } from '#platform/money.ts';
import type { Table } from '#platform/mail/document.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { kilograms } from '#platform/weight.ts';
import type { Refund } from '../contract/after-payment.ts';
import type { RefundSums } from '../record/refund.ts';
import type { Seller } from '../record/seller.ts';
import { finalSums } from '../rules/final-sums.ts';
import { shownRefund } from '../rules/refund.ts';
import { nameOf, mailToBuyer, type Addressed } from './after-payment.ts';
import { translatorIn, type MailTranslate } from './translations.ts';
import { vatTable } from './vat-table.ts';

interface WeighedOrder extends Addressed {
  /** Name of the method that paid the order. */
  paymentMethod: string | null;
}

interface GivenBack {
  id: number;
  status: Refund['status'];
  cause: Refund['cause'];
  sums: RefundSums;
  totalCents: number;
  requestedAt: Temporal.Instant;
}

interface Weighed {
  refund: GivenBack;
  /** What happened to the order, this refund included. */
  after: {
    refunds: readonly GivenBack[];
    weighings: readonly {
      line: number;
      grams: number;
      finalCents: number;
      refundId: number | null;
    }[];
  };
}

/** Data of the job send-mail. `publicUrl`: storefront root without trailing slash. */
export function weighingMail(
  order: WeighedOrder,
  { refund, after }: Weighed,
  deps: { publicUrl: string; seller: () => Seller },
): Mail {
  const { facts, number, paymentMethod } = order;
  const { language } = facts;
  const t = translatorIn(language);
  const sum = euros(refund.totalCents, language);
  const refunds = after.refunds
    .filter(({ status }) => status !== 'refused')
    .map((one) => shownRefund(one, facts));
  const final = finalSums({ ...facts, refunds });
  const letter = {
    title: t('weighing.title', { sum }),
    parts: [
      { text: t('weighing.text') },
      { text: t('refundText') },
      {
        lines: [
          `${t('order')}: ${number}`,
          ...(paymentMethod ? [`${t('payment')}: ${paymentMethod}`] : []),
        ],
      },
      { table: weightTable(order, { refund, after }, final.totalEuroCents, t) },
      {
        table: {
          ...vatTable(shownRefund(refund, facts).vat, language, t),
          caption: t('weighing.vatOfRefund'),
        },
      },
      { table: { ...vatTable(final.vat, language, t), caption: t('weighing.vatOfFinal') } },
    ],
  };
  return mailToBuyer(order, letter, deps);
}

/** The lines of the refund with their weights. */
function weightTable(
  { facts }: Addressed,
  { refund, after }: Weighed,
  finalTotal: number,
  t: MailTranslate,
): Table {
  const { language } = facts;
  const sum = (cents: number) => euros(cents, language);
  const rows = refund.sums.lines.map(({ line, euroCents }) => {
    const weighed = after.weighings.find((one) => one.line === line && one.refundId === refund.id);
    return [
      nameOf(facts, line),
      weighed ? `${kilograms(weighed.grams, language)} kg` : '–',
      sum(weighed?.finalCents ?? 0),
      sum(euroCents),
    ];
  });
  return {
    caption: t('weighing.weighed'),
    head: [t('product'), t('weighing.weight'), t('weighing.price'), t('weighing.back')],
    rows,
    foot: [
      [t('weighing.estimate'), sum(facts.totalEuroCents)],
      [t('refundTotal'), sum(refund.totalCents)],
      [t('weighing.final'), sum(finalTotal)],
    ],
  };
}
