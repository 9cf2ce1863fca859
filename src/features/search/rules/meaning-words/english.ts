import type { MeaningWords } from './lists.ts';

export const englishWords: MeaningWords = {
  atMost: 'under, below, up to, at most, less than, no more than, cheaper than, max, maximum',
  atLeast: 'over, above, at least, more than, min, minimum, starting from',
  euros: 'euro, euros, eur, e',
  units:
    'year, years, yrs, yr, month, months, day, days, hours, hour, minutes, pcs, pieces, piece, kilo, kilos, ' +
    'litre, litres, liter, liters, metre, metres, meters, inch, inches, feet, degrees, percent, people, persons',
  size: 'size, sizes, sized',
  order: {
    cheapest: 'cheapest, lowest price, lowest priced, least expensive',
    dearest: 'most expensive, dearest, highest price, highest priced, priciest',
    newest: 'newest, latest, most recent, new arrivals',
    bestSold:
      'most popular, bestseller, bestsellers, best seller, best sellers, best-seller, best-sellers, best selling, best-selling, bestselling',
  },
};
