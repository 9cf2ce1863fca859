import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

const shown = (text: string) => unbroken(text).replaceAll('\u00A0', '_');

test.each([
  ['Toimitus noutopisteeseen 0 €.', 'Toimitus noutopisteeseen 0_€.'],
  ['sisältää alv {rate} %', 'sisältää alv {rate}_%'],
  ['alv 25,5 %', 'alv 25,5_%'],
  ['Ruskea herkkusieni, 250 g', 'Ruskea herkkusieni, 250_g'],
  ['Valkoinen talouspaperi, 4 kpl', 'Valkoinen talouspaperi, 4_kpl'],
  ['Levy 120 m² ja 20 °C', 'Levy 120_m² ja 20_°C'],
  ['Mehu 6 x 2 dl/pkt, 1 l', 'Mehu 6 x 2_dl/pkt, 1_l'],
  ['{count, plural, one {# kpl} other {# kpl}}', '{count, plural, one {#_kpl} other {#_kpl}}'],
])('%j keeps a figure and its unit together', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['2 lautasta', '3 metriä', 'Sarja 5 Gala', 'alv %', '{name} lisätty', '12 24 36'])(
  '%j has no unit and stays as it is',
  (text) => {
    expect(unbroken(text)).toBe(text);
  },
);
