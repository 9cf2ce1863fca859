import { expect, test } from 'vitest';
import { sizeChartOf } from './size-chart.ts';

const charts = [
  { id: 'fashion', categoryPath: 'muoti' },
  { id: 'shoes', categoryPath: 'muoti/kengat' },
  { id: 'kaarna', categoryPath: 'muoti', brandId: 'kaarna' },
];

test.each([
  ['muoti/kengat/saappaat', null, { state: 'availableGeneral', id: 'shoes' }],
  ['muoti/takit', 'muu', { state: 'availableGeneral', id: 'fashion' }],
  ['muoti', null, { state: 'availableGeneral', id: 'fashion' }],
  ['muoti/kengat', 'kaarna', { state: 'availableSpecific', id: 'kaarna' }],
  ['muotinaytos', null, { state: 'notFound' }],
  ['koti', 'kaarna', { state: 'notFound' }],
])('products of %s by %s: %j (R101)', (categoryPath, brandId, state) => {
  expect(sizeChartOf(charts, { categoryPath, brandId })).toEqual(state);
});
