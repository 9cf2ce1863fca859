/** The demo shop's size charts (R101): body measures in centimetres, for shoes the length of the foot. */
import type { Product } from '#features/catalogue/contract.ts';
import { sizeChartOf, type SizeChart } from '#features/catalogue/rules/size-chart.ts';

export type Measure = 'chest' | 'waist' | 'hips' | 'height' | 'foot';

interface Chart extends SizeChart {
  measures: Measure[];
  /** Size, then a value for each measure. */
  rows: string[][];
}

const women: Pick<Chart, 'measures' | 'rows'> = {
  measures: ['chest', 'waist', 'hips'],
  rows: [
    ['XS', '80–84', '62–66', '87–91'],
    ['S', '84–88', '66–70', '91–95'],
    ['M', '88–94', '70–76', '95–101'],
    ['L', '94–100', '76–82', '101–107'],
    ['XL', '100–108', '82–90', '107–114'],
    ['XXL', '108–116', '90–98', '114–121'],
  ],
};

const men: Pick<Chart, 'measures' | 'rows'> = {
  measures: ['chest', 'waist', 'hips'],
  rows: [
    ['S', '88–94', '76–82', '90–96'],
    ['M', '94–100', '82–88', '96–102'],
    ['L', '100–106', '88–94', '102–108'],
    ['XL', '106–114', '94–102', '108–114'],
    ['XXL', '114–122', '102–110', '114–120'],
    ['3XL', '122–130', '110–118', '120–126'],
  ],
};

/** Foot length in centimetres by size: two thirds of a centimetre per size. */
const shoes = (first: number, last: number): Pick<Chart, 'measures' | 'rows'> => ({
  measures: ['foot'],
  rows: Array.from({ length: last - first + 1 }, (_, i) => [
    String(first + i),
    (((first + i) * 2) / 3 - 1.5).toFixed(1).replace('.', ','),
  ]),
});

const children: Pick<Chart, 'measures' | 'rows'> = {
  measures: ['height', 'chest', 'waist'],
  rows: [
    ['92', '86–92', '53', '51'],
    ['98', '92–98', '55', '52'],
    ['104', '98–104', '57', '53'],
    ['110', '104–110', '59', '54'],
    ['116', '110–116', '61', '55'],
    ['122', '116–122', '63', '57'],
    ['128', '122–128', '66', '59'],
    ['134', '128–134', '69', '61'],
    ['140', '134–140', '72', '63'],
  ],
};

/** Cut closer than others: the maker's own chart is used before the general one. */
const closeCut: Pick<Chart, 'measures' | 'rows'> = {
  ...women,
  rows: women.rows.map(([size = '', ...values]) => [size, ...values.map(smaller)]),
};

function smaller(range: string): string {
  return range.replaceAll(/\d+/g, (number) => String(Number(number) - 2));
}

const charts: readonly Chart[] = [
  { id: 'women', categoryPath: 'muoti', ...women },
  { id: 'women-shoes', categoryPath: 'muoti/naisten-kengat', ...shoes(36, 41) },
  { id: 'lyydika', categoryPath: 'muoti/naisten-vaatteet', brandId: 'lyydika', ...closeCut },
  { id: 'men', categoryPath: 'miehet', ...men },
  { id: 'men-shoes', categoryPath: 'miehet/miesten-kengat', ...shoes(40, 46) },
  { id: 'children', categoryPath: 'lapset/lastenvaatteet-92-140', ...children },
  { id: 'children-shoes', categoryPath: 'lapset/lasten-kengat', ...shoes(24, 34) },
];

export interface ShownChart {
  /** `specific`: the brand's own; `general`: for all products of the kind. */
  kind: 'specific' | 'general';
  measures: Measure[];
  rows: string[][];
}

/** Null when there is no chart, or none with a size the product comes in. */
export function chartOf(product: Product): ShownChart | null {
  const { brandId, categories, variants } = product;
  const state = sizeChartOf(charts, { categoryPath: categories.at(-1)?.path ?? '', brandId });
  const chart = state.state === 'notFound' ? null : charts.find(({ id }) => id === state.id);
  const isOfUse = chart?.rows.some(([size]) => variants.some((variant) => variant.size === size));
  if (!chart || !isOfUse) return null;
  const kind = state.state === 'availableSpecific' ? 'specific' : 'general';
  return { kind, measures: chart.measures, rows: chart.rows };
}
