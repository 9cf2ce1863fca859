import { expect, test } from 'vitest';
import { amountAsTyped, amountsIn, withAmounts } from './amounts.ts';

test.each([
  ['Hunaja 500 g', ['500g']],
  ['hunaja 0,5 kg', ['500g']],
  ['hunaja 0.5kg', ['500g']],
  ['Kivennäisvesi 6 x 0,33 l', ['330ml']],
  ['33cl', ['330ml']],
  ['maitoa 1,5 litraa', ['1500ml']],
  ['Huivi 180 cm', ['1800mm']],
  ['Televisio 55"', ['55tuumaa']],
  ['55-tuumainen televisio', ['55tuumaa']],
  ['65 W', ['65w']],
  ['1 TB', ['1000gt']],
  ['128 Gt', ['128gt']],
  ['30 st', ['30kpl']],
  ['L 5', []],
  ['koko M', []],
  ['6x0,33l', ['330ml']],
  ['1,2,3 g', []],
])('the amounts of %j are %j', (text, amounts) => expect(amountsIn(text)).toEqual(amounts));

test('the other words stay', () => {
  expect(withAmounts('hunaja 0,5 kg luomu')).toBe('hunaja  500g luomu');
  expect(withAmounts('hunaja')).toBe('hunaja');
});

test.each([
  ['hunaja 0,5 kg luomu', '500g', '0,5 kg'],
  ['hunaja 33cl', '330ml', '33cl'],
  ['hunaja', '330ml', '330ml'],
])('in %j %j is written %j', (text, word, typed) => expect(amountAsTyped(text, word)).toBe(typed));
