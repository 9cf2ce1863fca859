import { expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import type { OrderFacts } from '../record.ts';
import type { Seller } from '../record/seller.ts';
import { soldFacts } from '../testing.ts';
import { orderNoticeMail } from './order-notice.ts';

const two = { quantity: 2, cents: 1990, vatPermille: 255 };
const facts = soldFacts([two, { ...two, quantity: 1 }], { delivery: 590 });

const deps = { publicUrl: 'https://shop.test', merchantLanguage: () => 'fi' as const };

const noticed = (more: Partial<OrderFacts> = {}, own: Partial<Seller> = {}) => {
  const seller = { ...demoSpace().seller, email: 'apu@kauppa.example', ...own };
  const order = { number: '10000001', paymentMethod: 'Koivupankki', facts: { ...facts, ...more } };
  return orderNoticeMail(order, { ...deps, seller: () => seller });
};
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('says what is to be sent, how and where to, in Finnish, and how to reach the buyer', () => {
  const { customer } = facts;
  for (const body of [plain(noticed()?.text), plain(noticed()?.html)])
    for (const words of [
      '10000001',
      'Koivupankki',
      '39,80 €',
      '65,60 €',
      '5,90 €',
      'Perillä',
      customer.streetAddress,
      `${customer.postcode} ${customer.city}`,
      customer.email,
      'orders -- show 10000001',
    ])
      expect(body).toContain(words);
  expect(plain(noticed()?.subject)).toBe('Uusi tilaus 10000001, 65,60 €');
});

test('is in the merchant’s language, with the code that gave the discount', () => {
  const order = { number: '10000001', paymentMethod: null };
  const reduced = {
    ...facts,
    language: 'fi' as const,
    discountEuroCents: 500,
    discountCode: 'FEM',
  };
  const { seller } = demoSpace();
  const mail = orderNoticeMail(
    { ...order, facts: reduced },
    { ...deps, seller: () => seller, merchantLanguage: () => 'sv' },
  );
  expect(plain(mail?.subject)).toBe('Ny beställning 10000001, 65,60 €');
  expect(plain(mail?.text)).toContain('Rabattkod FEM');
  expect(mail?.text).toContain('Köparens språk: finska');
});

test('says which language the buyer reads, what was confirmed of the age, and that nothing was paid', () => {
  expect(noticed({ language: 'sv' })?.text).toContain('Ostajan kieli: ruotsi');
  expect(noticed()?.text).not.toContain('Tarkista');
  expect(noticed({ confirmedAge: 18 })?.text).toContain('on 18 vuotta täyttänyt');
  const free = { number: '10000001', paymentMethod: null, facts };
  const { seller } = demoSpace();
  const mail = orderNoticeMail(free, { ...deps, seller: () => seller });
  expect(mail?.text).toContain('Maksutapa: ei maksettavaa');
});

test('has no key of the order: who reads it could see and withdraw it', () => {
  expect(noticed()?.html).not.toMatch(/avain|tilaukset\//);
});

test.each([
  [undefined, 'apu@kauppa.example'],
  ['tilaukset@kauppa.example', 'tilaukset@kauppa.example'],
  ['', undefined],
])('with %j as the address for orders, it goes to %j', (orders, to) => {
  expect(noticed({}, orders === undefined ? {} : { orders })?.to).toBe(to);
});

test('a shop that does not sell yet mails nobody', () => {
  expect(noticed({}, { email: '' })).toBeNull();
});

test('names in another language than the merchant’s are marked, also those that were in the buyer’s', () => {
  const [first, second] = facts.lines;
  if (!first || !second) throw new Error('Two lines');
  const lines = [
    { ...first, name: 'Spade' },
    { ...second, name: 'Lapio', nameLanguage: 'fi' as const },
  ];
  const { html } = noticed({ language: 'sv', lines }) ?? {};
  expect(html).toContain('<span lang="sv">Spade</span>');
  expect(html).not.toMatch(/lang="..">Lapio/);
});
