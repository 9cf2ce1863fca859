import type { MeaningWords } from './lists.ts';

export const finnishWords: MeaningWords = {
  atMost: 'alle, enintään, korkeintaan, maksimissaan, maks, max, halvempi kuin, halvemmat kuin',
  atLeast: 'yli, vähintään, ainakin, vähimmillään, min, kalliimpi kuin, kalliimmat kuin',
  euros: 'euro, euroa, euron, euroon, eurolla, eurosta, eurot, euroja, eur, e, eur., €:n, €:a',
  units:
    'v, vuotta, vuoden, vuotias, vuotiaille, vuotiaalle, kk, kuukautta, päivää, tuntia, min, kpl, ' +
    'kilo, kiloa, litraa, metriä, senttiä, tuumaa, asteen, astetta, prosenttia, henkilöä, hengen, osaa, palaa',
  size: 'koko, koon, kokoa, koossa, koot, k., kokonumero',
  order: {
    cheapest:
      'halvin, halvimman, halvinta, halvimmat, halvimpia, halvimmasta, halvimmalla, halvimpien, ' +
      'edullisin, edullisimman, edullisinta, edullisimmat, edullisimpia, edullisimpien, edullisimmin, ' +
      'halvimmalla hinnalla, halvin hinta, alin hinta, alhaisin hinta',
    dearest:
      'kallein, kalleimman, kalleinta, kalleimmat, kalleimpia, kalleimpien, kallein hinta, korkein hinta',
    newest:
      'uusin, uusimman, uusinta, uusimmat, uusimpia, uusimpien, uutuudet, uutuuksia, uutuuksien, ' +
      'viimeisin, viimeisimmät, tuorein, tuoreimmat',
    bestSold:
      'suosituin, suosituimman, suosituinta, suosituimmat, suosituimpia, suosituimpien, ' +
      'myydyin, myydyimmän, myydyintä, myydyimmät, myydyimpiä, ostetuin, ostetuimmat',
  },
};
