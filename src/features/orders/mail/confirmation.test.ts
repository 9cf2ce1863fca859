import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#platform/i18n/language.ts';
import type { OrderLine } from '../contract.ts';
import type { OrderFacts } from '../record.ts';
import { confirmationMail } from './confirmation.ts';

const seller = {
  hours: [],
  name: 'Kauppa & Kumpp.',
  businessId: '7654321-0',
  streetAddress: 'Kauppakuja 3',
  postcode: '33100',
  city: 'Tampere',
  email: 'apu@kauppa.example',
  phone: '+358 3 000 0000',
};

const line = (facts: Partial<OrderLine>): OrderLine => ({
  sokId: '1',
  name: 'Villahuivi',
  variantName: '',
  urlPath: '/tuote/villahuivi/1',
  picture: null,
  quantity: 1,
  unitPriceEuroCents: 1990,
  rowTotalEuroCents: 1990,
  valuePriceEuroCents: null,
  unit: null,
  vatPermille: 255,
  ...facts,
});

const factsIn = (language: Language): OrderFacts => ({
  placedAt: '2026-11-24T22:30:00Z',
  language,
  customer: {
    email: 'aino@example.com',
    phone: '+358401234567',
    firstName: 'Aino',
    lastName: 'Virtanen',
    streetAddress: 'Koivukuja 1',
    postcode: '00100',
    city: 'Helsinki',
  },
  lines: [
    line({ variantName: 'punainen, M', quantity: 2, rowTotalEuroCents: 3980 }),
    line({
      sokId: '2',
      name: "<b>Ruis\"leipä</b> & 'voi'",
      urlPath: '/tuote/ruisleipa/2?a=1&b="2"',
      unitPriceEuroCents: 199,
      rowTotalEuroCents: 199,
      valuePriceEuroCents: 398,
      unit: 'kg',
      vatPermille: 135,
    }),
  ],
  deliveries: [
    {
      lines: [0, 1],
      deliveryMethodId: 'locker',
      name: 'Pakettiautomaatti',
      kind: 'locker',
      priceEuroCents: 390,
      promise: { earliest: '2026-11-26', latest: '2026-11-30' },
      agent: {
        agentId: 'locker-00100',
        name: 'Pakettiautomaatti Helsinki',
        streetAddress: 'Kaislakatu 12',
        postcode: '00100',
        city: 'Helsinki',
        openingHours: '0–24',
      },
      slot: null,
    },
  ],
  discountEuroCents: 100,
  totalEuroCents: 4469,
  withdrawalDays: 14,
  vat: [
    { ratePermille: 255, netEuroCents: 3400, taxEuroCents: 867, grossEuroCents: 4267 },
    { ratePermille: 135, netEuroCents: 178, taxEuroCents: 24, grossEuroCents: 202 },
  ],
});

const mailOf = (facts: OrderFacts) =>
  confirmationMail(
    { number: '10000001', key: 'k'.repeat(22), facts, paymentMethod: 'Koivupankki' },
    { publicUrl: 'https://shop.test', seller: () => seller },
  );

/** Replaces the non-breaking spaces of numbers, so that tests can compare text. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Texts that both bodies must contain, per language. */
const expected: Record<Language, string[]> = {
  fi: [
    'Kiitos tilauksestasi!',
    'Tilattu: 25. marraskuuta 2026',
    'Maksutapa: Koivupankki',
    'https://shop.test/tuote/villahuivi/1',
    'Villahuivi, punainen, M',
    '19,90 €',
    '39,80 €',
    '1,99 € (3,98 €/kg)',
    '−1,00 €',
    '44,69 €',
    '25,5 %',
    '34,00 €',
    '8,67 €',
    '13,5 %',
    'Noudettavissa: 26.–30. marraskuuta',
    'Noutopaikka: Pakettiautomaatti Helsinki, Kaislakatu 12, 00100 Helsinki',
    'Tilaaja: Aino Virtanen, Koivukuja 1, 00100 Helsinki',
    'Y-tunnus: 7654321-0',
    '14 päivän kuluessa',
    'elintarvikkeista',
    'hygieniasyistä',
    'Peruuttamislomakkeen malli',
    'Tilauspäivä (*) / vastaanottopäivä (*):',
    'https://shop.test/tilaukset/10000001?avain=kkkkkkkkkkkkkkkkkkkkkk',
  ],
  sv: [
    'Tack för din beställning!',
    'Beställd: 25 november 2026',
    'Betalningssätt: Koivupankki',
    'https://shop.test/sv/tuote/villahuivi/1',
    '19,90 €',
    '1,99 € (3,98 €/kg)',
    '25,5 %',
    '8,67 €',
    'Kan hämtas: 26–30 november',
    'Utlämningsställe: Pakettiautomaatti Helsinki',
    'FO-nummer: 7654321-0',
    'inom 14 dagar',
    'livsmedel',
    'hygienskäl',
    'Mall för ångerblankett',
    'Beställdes den (*) / mottogs den (*):',
    'https://shop.test/sv/tilaukset/10000001?avain=',
  ],
  en: [
    'Thank you for your order!',
    'Ordered: 25 November 2026',
    'Payment method: Koivupankki',
    'https://shop.test/en/tuote/villahuivi/1',
    '€19.90',
    '€1.99 (€3.98/kg)',
    '25.5%',
    '€8.67',
    'Ready to collect: 26–30 November',
    'Pickup location: Pakettiautomaatti Helsinki',
    'Business ID: 7654321-0',
    'within 14 days',
    'food and other goods that soon spoil',
    'health or hygiene',
    'Model withdrawal form',
    'Ordered on (*) / received on (*):',
    'https://shop.test/en/tilaukset/10000001?avain=',
  ],
};

/** The visible text of the HTML, with its links. */
const readable = (html: string) =>
  plain(
    html
      .replaceAll(/<a href="([^"]*)">/g, ' $1 ')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&amp;', '&'),
  );

describe.each(languages)('the confirmation in %s (R264, R392)', (language) => {
  const mail = mailOf(factsIn(language));

  test.each(expected[language])('says %s, as text and as HTML', (words) => {
    const lines = [plain(mail.text), readable(mail.html)];
    expect(lines.filter((body) => body.includes(words))).toHaveLength(2);
  });

  test('is a document in its language whose tables name their columns and rows', () => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toMatch(/<title>[^<]+<\/title>/);
    const tables = mail.html.match(/<table.*?<\/table>/gs) ?? [];
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      expect(table).toMatch(/<caption/);
      const columns = table.match(/<th scope="col"/g) ?? [];
      expect(columns).toHaveLength(4);
      const rows = table.match(/<tr><t[hd] (?!scope="col")[^>]*>/g) ?? [];
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter((row) => !row.includes('scope="row"'))).toEqual([]);
    }
  });

  test('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|style|object)|src=|url\(|@import/i);
  });

  test('writes out what others wrote, never as markup', () => {
    expect(mail.html).toContain('&lt;b&gt;Ruis&quot;leipä&lt;/b&gt; &amp; &#39;voi&#39;');
    expect(mail.html).toContain('ruisleipa/2?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).toContain('Kauppa &amp; Kumpp.');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain("<b>Ruis\"leipä</b> & 'voi'");
  });

  test('leaves no word out and no number broken', () => {
    for (const body of [mail.subject, mail.text, mail.html]) {
      expect(body).not.toMatch(/\b(undefined|null|NaN)\b|\.\./);
    }
  });
});

test('goods that are brought home have a delivery address; nothing is said of what there is not', () => {
  const facts = factsIn('fi');
  const { text } = mailOf({
    ...facts,
    deliveries: facts.deliveries.map((one) => ({
      ...one,
      kind: 'home' as const,
      name: 'Kotiinkuljetus',
      agent: null,
    })),
    discountEuroCents: 0,
  });
  expect(text).toContain('Toimitusosoite: Aino Virtanen, Koivukuja 1, 00100 Helsinki');
  expect(text).not.toMatch(/Noutopaikka|Alennus/);
});

test.each(['fi', 'sv', 'en'] as const)(
  'no withdrawal is promised in %s from what spoils fast, neither in a mixed order nor alone (L11)',
  (language) => {
    const fish = line({ sokId: '3', name: 'Savukala', isPerishable: true });
    const facts = factsIn(language);
    const form = {
      fi: 'Peruuttamislomakkeen malli',
      sv: 'Mall för ångerblankett',
      en: 'Model withdrawal form',
    };
    const alone = mailOf({ ...facts, lines: [fish] });
    const mixed = mailOf({ ...facts, lines: [...facts.lines, fish] });
    for (const body of ['text', 'html'] as const) {
      expect(alone[body]).not.toMatch(/14 p|14 d/);
      expect(alone[body]).not.toContain(form[language]);
      expect(mixed[body]).toMatch(/14 p|14 d/);
      expect(mixed[body]).toMatch(/: Savukala/);
      expect(mailOf(facts)[body]).not.toMatch(/: Savukala/);
    }
  },
);

test('names in another language than the mail are marked in its HTML, with what is said of them outside of the mark', () => {
  const facts = factsIn('en');
  const lines = [
    line({ name: 'Lapio', nameLanguage: 'fi', variantName: 'Red', withdrawalLimit: 'perishable' }),
    line({ sokId: '2', name: 'Scarf' }),
  ];
  const { html, text } = mailOf({ ...facts, lines });
  expect(html).toContain('<span lang="fi">Lapio</span>, Red');
  expect(html).toContain(': <span lang="fi">Lapio</span></p>');
  expect(html).not.toMatch(/(?<!<span lang="fi">)Lapio/);
  expect(html).not.toMatch(/lang="[^"]*">Scarf/);
  expect(text).toContain('Lapio, Red\n');
});
