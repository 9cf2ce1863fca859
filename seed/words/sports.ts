import type { Brand, Category, ProductType } from '../model.ts';
import { outdoor } from './sports-outdoor.ts';
import { training } from './sports-training.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'urheilu',
    name: text('Urheilu', 'Sport', 'Sports'),
    children: [
      {
        key: 'sports-outdoor',
        name: text('Retkeily', 'Friluftsliv', 'Outdoors'),
        children: [
          {
            key: 'sports-camping',
            name: text('Teltat ja makuupussit', 'Tält och sovsäckar', 'Tents and sleeping bags'),
          },
          {
            key: 'sports-hiking-gear',
            name: text(
              'Rinkat ja retkivarusteet',
              'Ryggsäckar och friluftsutrustning',
              'Rucksacks and hiking gear',
            ),
          },
          {
            key: 'sports-hiking-wear',
            name: text(
              'Retkeilyvaatteet ja -kengät',
              'Friluftskläder och -skor',
              'Hiking clothes and boots',
            ),
          },
          { key: 'sports-fishing', name: text('Kalastus', 'Fiske', 'Fishing') },
        ],
      },
      {
        key: 'sports-running',
        name: text('Juoksu', 'Löpning', 'Running'),
        children: [
          { key: 'sports-running-shoes', name: text('Juoksukengät', 'Löparskor', 'Running shoes') },
          {
            key: 'sports-running-wear',
            name: text('Juoksuvaatteet', 'Löparkläder', 'Running clothes'),
          },
        ],
      },
      { key: 'sports-cycling', name: text('Pyöräily', 'Cykling', 'Cycling') },
      {
        key: 'sports-gym',
        name: text('Kuntosali ja jooga', 'Gym och yoga', 'Gym and yoga'),
        children: [
          {
            key: 'sports-weights',
            name: text('Painot ja laitteet', 'Vikter och redskap', 'Weights and equipment'),
          },
          {
            key: 'sports-yoga',
            name: text('Jooga ja kehonhuolto', 'Yoga och kroppsvård', 'Yoga and recovery'),
          },
        ],
      },
      {
        key: 'sports-winter',
        name: text('Talviurheilu', 'Vintersport', 'Winter sports'),
        children: [
          { key: 'sports-skiing', name: text('Hiihto', 'Skidåkning', 'Skiing') },
          {
            key: 'sports-skating',
            name: text('Luistelu ja jääkiekko', 'Skridskor och ishockey', 'Skating and ice hockey'),
          },
        ],
      },
      { key: 'sports-swimming', name: text('Uinti', 'Simning', 'Swimming') },
      { key: 'sports-ball-games', name: text('Pallopelit', 'Bollsport', 'Ball games') },
      {
        key: 'sports-racket-games',
        name: text(
          'Mailapelit ja pihapelit',
          'Racketsport och trädgårdsspel',
          'Racket and garden games',
        ),
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'vaaranrinne', name: 'Vaaranrinne', colours: ['#2d4a3e', '#f0a83c'] },
  { key: 'kiitola', name: 'Kiitola', colours: ['#d63a2f', '#fff3e0'] },
  { key: 'reittivaara', name: 'Reittivaara', colours: ['#394b59', '#d7e26a'] },
  { key: 'latulainen', name: 'Latulainen', colours: ['#1d5fa8', '#f5f7fa'] },
  { key: 'janteri', name: 'Jänteri', colours: ['#1c1c1e', '#ff7a3d'] },
  { key: 'ulappala', name: 'Ulappala', colours: ['#0f6b78', '#c9f0ee'] },
];

export const types: ProductType[] = [...outdoor, ...training];
