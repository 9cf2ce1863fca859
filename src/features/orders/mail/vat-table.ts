/** Net, tax and gross sums per VAT rate as a table of a mail. */
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { VatRow } from '../contract/after-payment.ts';
import type { Table } from '#platform/mail/document.ts';
import type { MailTranslate } from './translations.ts';

export function vatTable(vat: VatRow[], language: Language, t: MailTranslate): Table {
  const rate = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return {
    caption: t('vat'),
    head: [t('rate'), t('net'), t('tax'), t('gross')],
    rows: vat.map((row) => [
      rate.format(row.ratePermille / 1000),
      euros(row.netEuroCents, language),
      euros(row.taxEuroCents, language),
      euros(row.grossEuroCents, language),
    ]),
  };
}
