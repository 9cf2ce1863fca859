import type { MeaningWords } from './lists.ts';

export const swedishWords: MeaningWords = {
  atMost: 'under, högst, max, maximalt, upp till, billigare än',
  atLeast: 'över, minst, från och med, dyrare än',
  euros: 'euro, euros, eur, e',
  units:
    'år, åringar, månader, mån, dagar, timmar, st, stycken, kilo, liter, meter, tum, grader, procent, personer, bitar',
  size: 'storlek, storleken, storl, storl., stl, stl., strl, strl.',
  order: {
    cheapest:
      'billigast, billigaste, lägst pris, lägsta pris, lägsta priset, förmånligast, förmånligaste',
    dearest: 'dyrast, dyraste, högst pris, högsta pris, högsta priset',
    newest: 'nyast, nyaste, senast, senaste, nyheter, nyheterna',
    bestSold:
      'populärast, populäraste, mest populära, mest sålda, mest köpta, bästsäljare, bästsäljande, storsäljare',
  },
};
