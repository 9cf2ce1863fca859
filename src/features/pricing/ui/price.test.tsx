import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { Language } from '#platform/i18n/language.ts';
import { LanguageContext } from '#platform/i18n/use-translations.ts';
import type { PriceData } from '../contract.ts';
import { priceDataOf, withoutCoop } from '../rules.ts';
import { cardPriceOf } from '../rules/card-price.ts';
import { shownPrice } from '../rules/shown-price.ts';
import { ofPiece } from '../rules/weighed.ts';
import { CoopPrices, type CoopPricesById } from './coop-prices.ts';
import { OfferEnd } from './offer-end.tsx';
import { Price } from './price.tsx';

const at = Date.parse('2026-11-21T12:00:00Z');
const plain = {
  regularCents: 1000,
  sale: null,
  coopCents: null,
  referenceCents: null,
  unitAmount: null,
  unit: null,
};

/** Text on the screen, separated by single blanks. */
function shown(data: PriceData, prices: CoopPricesById = {}, language: Language = 'fi'): string {
  const price = shownPrice(withoutCoop(data));
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <CoopPrices value={{ prices, want() {} }}>
        <Price price={price} sokId="1" large>
          <OfferEnd until={price.until} />
        </Price>
      </CoopPrices>
    </LanguageContext>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const sale = { cents: 600, from: at - 1000, until: at + 86_400_000 };

test('a reduction shows its percentage and the lowest price of 30 days that it is counted from (L01, L03)', () => {
  const words = shown(priceDataOf({ ...plain, sale, referenceCents: 800 }, [], at));
  expect(words).toContain('–25 %');
  expect(words).toContain('30 pv alin hinta 8,00 €');
  expect(words).toContain('Tarjous voimassa 22. marraskuuta klo 14.00 asti');
});

test.each([
  ['fi', '2026-11-30T22:00:00Z', 'Tarjous voimassa 30. marraskuuta asti'],
  ['sv', '2026-11-30T22:00:00Z', 'Erbjudandet gäller till 30 november'],
  ['en', '2026-11-30T22:00:00Z', 'Offer ends 30 November'],
  ['fi', '2027-06-30T21:00:00Z', 'Tarjous voimassa 30. kesäkuuta asti'],
  ['fi', '2026-11-30T21:59:59Z', 'Tarjous voimassa 30. marraskuuta klo 23.59 asti'],
] as const)('in %s an offer that ends at %s: %s (L01, L21)', (language, until, words) => {
  const data = priceDataOf(
    { ...plain, sale: { ...sale, until: Date.parse(until) }, referenceCents: 800 },
    [],
    at,
  );
  expect(shown(data, {}, language)).toContain(`${words} `);
});

test('English prices have one form, and days their month in words', () => {
  const data = priceDataOf({ ...plain, sale, referenceCents: 800 }, [], at);
  const words = shown(data, {}, 'en');
  expect(words).toContain('€6 .00');
  expect(words).toContain('30-day lowest price €8.00');
  expect(words).toContain('Offer ends 22 November at 14:00');
});

test('what was as cheap in the last 30 days is called no reduction, whatever the regular price (L03)', () => {
  const words = shown(priceDataOf({ ...plain, sale, referenceCents: 600 }, [], at));
  expect(words).not.toContain('%');
  expect(words).not.toContain('Tarjous');
  expect(words).not.toContain('alin hinta');
  expect(words).toContain('6,00 €');
});

test('fast-perishing food shows the regular price that its percentage is counted from (L02)', () => {
  const words = shown(
    priceDataOf({ ...plain, sale, isPerishable: true, referenceCents: 1000 }, [], at),
  );
  expect(words).toContain('–40 %');
  expect(words).toContain('Norm. 10,00 €');
});

test.each([
  ['fi', '1,00 €/kpl'],
  ['sv', '1,00 €/st'],
  ['en', '€1.00/pc'],
] as const)('in %s the price of a piece has the word of the language (L05)', (language, words) => {
  const data = priceDataOf({ ...plain, unitAmount: 10, unit: 'kpl' }, [], at);
  expect(shown(data, {}, language)).toContain(words);
});

test('the deposit is shown beside the unit price (L05)', () => {
  const data = priceDataOf({ ...plain, depositCents: 40, unitAmount: 1.5, unit: 'l' }, [], at);
  expect(shown(data)).toContain('6,40 €/l · sis. pantin 0,40 €');
});

test('the co-op price shows to co-op customers alone, in a place that is kept for everybody (R153, L04)', () => {
  const data = priceDataOf({ ...plain, coopCents: 890 }, [], at);
  expect(shown(data)).not.toContain('8,90');
  expect(shown(data, { 1: { cents: 890 } })).toContain('Omistajahinta 8,90 € asiakasomistajille');
  const kept = (one: PriceData) =>
    renderToStaticMarkup(
      <LanguageContext value="fi">
        <Price price={shownPrice(one)} sokId="1" />
      </LanguageContext>,
    ).match(/data-coop="([^"]*)"/)?.[1];
  // As long as the words that will be there, or longer.
  expect([kept(data), kept(priceDataOf(plain, [], at))]).toEqual([
    'Omistajahinta 10,00\u00A0€',
    undefined,
  ]);
});

test('the co-op price has its own unit price, in a place that is kept (L05)', () => {
  const data = priceDataOf({ ...plain, coopCents: 890, unitAmount: 0.5, unit: 'kg' }, [], at);
  const words = shown(data, { 1: { cents: 890, perUnit: { cents: 1780, unit: 'kg' } } });
  expect(words).toContain('Omistajahinta 8,90 € asiakasomistajille · 17,80 €/kg');
  expect(words).toContain(' 20,00 €/kg ');
});

test('what is sold by weight shows the price of a kilogram, and what a piece is estimated to cost', () => {
  const perKg = { ...plain, regularCents: 500, coopCents: 450, estimatedGrams: 250 };
  const data = priceDataOf(ofPiece(perKg), [], at);
  const words = shown(data, { 1: { cents: 113, perUnit: { cents: 450, unit: 'kg' } } });
  expect(words).toContain('Hinta 5,00 €/kg 5 ,00 €/kg');
  expect(words).toContain('noin 0,25 kg/kpl, arviohinta 1,25 €');
  expect(words).toContain('Omistajahinta noin 1,13 €/kpl asiakasomistajille · 4,50 €/kg');
  expect(shown(data, {}, 'sv')).toContain('cirka 0,25 kg/st, uppskattat pris 1,25 €');
  expect(shown(data, {}, 'en')).toContain('about 0.25 kg each, estimated price €1.25');
  const reduced = priceDataOf(
    ofPiece({ ...perKg, sale: { ...sale, cents: 400 }, referenceCents: 800 }),
    [],
    at,
  );
  expect(shown(reduced)).toContain('30 pv alin hinta 8,00 €/kg');
});

const withCard = (data: PriceData) => ({
  ...data,
  ...cardPriceOf(data, { percent: 40, until: '2026-11-30T22:00:00Z' }),
});

test.each([
  ['fi', 'Kortilla 6,00 €'],
  ['sv', 'Med kort 6,00 €'],
  ['en', 'With card €6.00'],
] as const)(
  'in %s a price for customers with a card stands after the general one (R184, L04)',
  (language, words) => {
    const text = shown(withCard(priceDataOf(plain, [], at)), {}, language);
    expect(text).toMatch(/10[,.]00.*6[,.]00/);
    expect(text).toContain(words);
  },
);

test('a price with the card that is not below the general one is not shown', () => {
  const data = priceDataOf(
    { ...plain, sale: { ...sale, cents: 500 }, referenceCents: 800 },
    [],
    at,
  );
  expect(shown(withCard(data))).not.toContain('Kortilla');
});
