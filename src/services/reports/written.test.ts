import { describe, expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { chartOf, roundTop } from './chart.ts';
import { csvOf } from './csv.ts';
import type { Table } from './table.ts';
import { written } from './written.ts';

const sales: Table = {
  name: 'days',
  columns: ['day', 'orders', 'pieces', 'products', 'delivery', 'total', 'refunded'],
  rows: [
    ['2026-11-02', 1, 2, 120_000, 390, 120_390, 0],
    ['2026-11-04', 2, 3, 5970, 780, 6750, 1990],
  ],
  total: [null, 3, 5, 125_970, 1170, 127_140, 1990],
};
const steps: Table = {
  name: 'steps',
  columns: ['step', 'visitors', 'percent'],
  rows: [
    ['visit', 1200, 100],
    ['view_item', 804, 67],
    ['purchase', 0, 0],
  ],
};
const days = (from: string, until: string) => ({
  from: Temporal.PlainDate.from(from),
  until: Temporal.PlainDate.from(until),
});
const november = days('2026-11-01', '2026-11-05');
/** With ordinary spaces. */
const plain = (text: unknown) =>
  JSON.parse(JSON.stringify(text).replaceAll(/[\u00A0\u202F]/g, ' '));

test('a table is written in the form of the language', () => {
  const first = languages.map((language) => plain(written(sales, language).rows[0]));
  expect(first).toEqual([
    ['ma 2.11.2026', '1', '2', '1 200,00 €', '3,90 €', '1 203,90 €', '0,00 €'],
    ['mån 2.11.2026', '1', '2', '1 200,00 €', '3,90 €', '1 203,90 €', '0,00 €'],
    ['Mon, 02/11/2026', '1', '2', '€1,200.00', '€3.90', '€1,203.90', '€0.00'],
  ]);
  expect(plain(written(sales, 'fi').total)[0]).toBe('Yhteensä');
  expect(plain(written(steps, 'sv').rows[1])).toEqual(['Tittade på en produkt', '804', '67 %']);
});

describe('a CSV', () => {
  test('is the same in every language, with euros, and without the sum', () => {
    expect(csvOf(sales)).toBe(
      '"day","orders","pieces","products","delivery","total","refunded"\n' +
        '2026-11-02,1,2,1200.00,3.90,1203.90,0.00\n2026-11-04,2,3,59.70,7.80,67.50,19.90\n',
    );
  });

  test('has no formulas, and its text stays whole', () => {
    const rows = [
      ['1', '=cmd|x', 2, 10],
      ['2', 'a "b", c\nd', 1, 5],
    ];
    expect(csvOf({ name: 'products', columns: ['item', 'product', 'pieces', 'sum'], rows })).toBe(
      `"item","product","pieces","sum"\n1,"'=cmd|x",2,0.10\n2,"a ""b"", c\nd",1,0.05\n`,
    );
  });
});

describe('a chart', () => {
  test('has a column for every day, also for those without sales', () => {
    const chart = chartOf(sales, november, 'en');
    expect(chart?.points.map(({ size, text }) => [Math.round(size), text])).toEqual([
      [0, '€0.00'],
      [60, '€1,203.90'],
      [0, '€0.00'],
      [3, '€67.50'],
      [0, '€0.00'],
    ]);
    expect([chart?.highest, chart?.scale]).toEqual([1, { top: '€2,000', half: '€1,000' }]);
  });

  test('has a column for every month, from the first to the last', () => {
    const rows = [['2026-02', 1, 1, 900, 100, 1000, 0]];
    const months: Table = {
      ...sales,
      name: 'months',
      columns: ['month', ...sales.columns.slice(1)],
      rows,
    };
    const chart = chartOf(months, days('2025-12-31', '2026-03-01'), 'fi');
    expect(chart?.points.map(({ label, size }) => [label, size])).toEqual([
      ['joulukuu 2025', 0],
      ['tammikuu 2026', 0],
      ['helmikuu 2026', 100],
      ['maaliskuu 2026', 0],
    ]);
  });

  test('has a bar for each of the first rows, as long as its share of the longest', () => {
    const chart = chartOf(steps, november, 'fi');
    expect(plain(chart?.points)).toEqual([
      { label: 'Kävi kaupassa', size: 100, text: '1 200 (100 %)' },
      { label: 'Katsoi tuotetta', size: 67, text: '804 (67 %)' },
      { label: 'Maksoi', size: 0, text: '0 (0 %)' },
    ]);
    const many: Table = {
      name: 'searches',
      columns: ['term', 'searches', 'visitors', 'empty'],
      rows: Array.from({ length: 50 }, (_, at) => [`term ${at}`, 50 - at, 2, 0]),
    };
    expect(chartOf(many, november, 'fi')?.points).toHaveLength(10);
  });

  test('of campaigns is of how often they were opened', () => {
    const rows = [['Joulu', 9, 8, 4, 1, 'joulu']];
    const columns = ['name', 'views', 'visitors', 'presses', 'ordersAfter', 'campaign'] as const;
    const chart = chartOf({ name: 'campaigns', columns, rows }, november, 'fi');
    expect([chart?.column, chart?.points]).toEqual([
      'presses',
      [{ label: 'Joulu', size: 100, text: '4' }],
    ]);
  });

  test('is none of nothing, and of tables that have none', () => {
    expect(chartOf({ ...sales, rows: [] }, november, 'fi')).toBeNull();
    expect(chartOf({ ...steps, name: 'notFound' }, november, 'fi')).toBeNull();
  });

  test.each([
    [0, 2],
    [100, 2],
    [201, 4],
    [999, 10],
    [1000, 10],
    [1001, 20],
    [120_390, 2000],
    [812_300, 10_000],
  ])('of at most %d cents reaches to %d euros', (cents, euros) => {
    expect(roundTop(cents)).toBe(euros * 100);
  });
});
