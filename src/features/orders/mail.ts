/** The order confirmation, on paper that lasts (L13). */
import { prefixOf, type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { OrderFacts } from './rules.ts';

const words: Record<Language, Record<string, string>> = {
  fi: {
    subject: 'Tilausvahvistus',
    thanks: 'Kiitos tilauksestasi!',
    discount: 'Alennus',
    total: 'Yhteensä',
    vat: 'sisältää ALV',
    delivery: 'Toimitus',
    link: 'Katso tilaus',
    seller: 'Myyjä: Aitta. Sinulla on 14 päivän peruuttamisoikeus tavaran saamisesta.',
  },
  sv: {
    subject: 'Orderbekräftelse',
    thanks: 'Tack för din beställning!',
    discount: 'Rabatt',
    total: 'Totalt',
    vat: 'inkluderar moms',
    delivery: 'Leverans',
    link: 'Visa beställningen',
    seller: 'Säljare: Aitta. Du har 14 dagars ångerrätt från det att du fått varan.',
  },
  en: {
    subject: 'Order confirmation',
    thanks: 'Thank you for your order!',
    discount: 'Discount',
    total: 'Total',
    vat: 'includes VAT',
    delivery: 'Delivery',
    link: 'See the order',
    seller: 'Seller: Aitta. You may withdraw within 14 days of receiving the goods.',
  },
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What the job send-mail sends. */
export function confirmationMail(
  order: { number: string; key: string; facts: OrderFacts },
  publicUrl: string,
): { to: string; subject: string; text: string; html: string } {
  const { facts, number, key } = order;
  const say = words[facts.language];
  const link = `${publicUrl}${prefixOf(facts.language)}/tilaukset/${number}?avain=${key}`;
  const rows = rowsOf(facts, say);
  const { earliest, latest } = facts.delivery.promise;
  const agent = facts.delivery.agent;
  const place = agent ?? facts.customer;
  const delivery = `${say['delivery']}: ${facts.delivery.name}, ${agent ? `${agent.name}, ` : ''}${place.streetAddress}, ${place.postcode} ${place.city}, ${earliest} – ${latest}`;
  const seller = say['seller'] ?? '';
  const table = rows.map(
    ([what, sum]) => `<tr><td>${escape(what)}</td><td align="right">${escape(sum)}</td></tr>`,
  );
  return {
    to: facts.customer.email,
    subject: `${say['subject']} ${number}`,
    text: [
      say['thanks'],
      '',
      ...rows.map((row) => row.join('  ')),
      '',
      delivery,
      '',
      `${say['link']}: ${link}`,
      '',
      seller,
    ].join('\n'),
    html: `<h1>${say['thanks']}</h1><table>${table.join('')}</table><p>${escape(delivery)}</p><p><a href="${escape(link)}">${say['link']}</a></p><p>${seller}</p>`,
  };
}

function rowsOf(facts: OrderFacts, say: Record<string, string>): [string, string][] {
  const sum = (cents: number) => euros(cents, facts.language);
  const discount: [string, string][] =
    facts.discountEuroCents > 0 ? [[say['discount'] ?? '', sum(-facts.discountEuroCents)]] : [];
  return [
    ...facts.lines.map((line): [string, string] => [
      `${line.quantity} × ${[line.name, line.variantName].filter(Boolean).join(', ')}`,
      sum(line.rowTotalEuroCents),
    ]),
    ...discount,
    [facts.delivery.name, sum(facts.delivery.priceEuroCents)],
    [say['total'] ?? '', sum(facts.totalEuroCents)],
    ...facts.vat.map((row): [string, string] => [
      `${say['vat']} ${(row.ratePermille / 10).toLocaleString('fi-FI')} %`,
      sum(row.taxEuroCents),
    ]),
  ];
}
