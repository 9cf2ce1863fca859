import type { Brand, Category, ProductType } from '../model.ts';
import { text } from './short.ts';
import { care } from './wellbeing-care.ts';
import { nutrition } from './wellbeing-nutrition.ts';

export const categories: Category[] = [
  {
    key: 'hyvinvointi',
    name: text('Hyvinvointi', 'Välmående', 'Wellbeing'),
    children: [
      {
        key: 'wellbeing-supplements',
        name: text(
          'Vitamiinit ja ravintolisät',
          'Vitaminer och kosttillskott',
          'Vitamins and supplements',
        ),
        children: [
          { key: 'wellbeing-vitamins', name: text('Vitamiinit', 'Vitaminer', 'Vitamins') },
          {
            key: 'wellbeing-minerals',
            name: text('Kivennäis- ja hivenaineet', 'Mineraler och spårämnen', 'Minerals'),
          },
          {
            key: 'wellbeing-fatty-acids',
            name: text('Rasvahapot ja öljyt', 'Fettsyror och oljor', 'Fatty acids and oils'),
          },
        ],
      },
      {
        key: 'wellbeing-sports-nutrition',
        name: text('Urheiluravinteet', 'Sportnäring', 'Sports nutrition'),
        children: [
          { key: 'wellbeing-protein', name: text('Proteiinit', 'Protein', 'Protein') },
          {
            key: 'wellbeing-energy',
            name: text(
              'Energia ja urheilujuomat',
              'Energi och sportdryck',
              'Energy and sports drinks',
            ),
          },
        ],
      },
      {
        key: 'wellbeing-natural',
        name: text('Luontaistuotteet', 'Naturprodukter', 'Natural products'),
      },
      {
        key: 'wellbeing-sleep',
        name: text('Uni ja rentoutuminen', 'Sömn och avkoppling', 'Sleep and relaxation'),
      },
      { key: 'wellbeing-massage', name: text('Hieronta', 'Massage', 'Massage') },
      { key: 'wellbeing-heat', name: text('Lämpö ja kylmä', 'Värme och kyla', 'Heat and cold') },
      { key: 'wellbeing-first-aid', name: text('Ensiapu', 'Första hjälpen', 'First aid') },
      {
        key: 'wellbeing-aids',
        name: text('Tuet ja apuvälineet', 'Stöd och hjälpmedel', 'Supports and aids'),
      },
      { key: 'wellbeing-intimate', name: text('Intiimihygienia', 'Intimhygien', 'Intimate care') },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'jaksula', name: 'Jaksula', colours: ['#1f6f54', '#f7e7a9'] },
  { key: 'apuvakka', name: 'Apuvakka', colours: ['#ffffff', '#c0312f'] },
  { key: 'lepokorpi', name: 'Lepokorpi', colours: ['#333a5e', '#d8d2f0'] },
  { key: 'tarmonki', name: 'Tarmonki', colours: ['#17191c', '#f4a62a'] },
  { key: 'yrttilampi', name: 'Yrttilampi', colours: ['#eef2e0', '#3f6b3a'] },
];

export const types: ProductType[] = [...nutrition, ...care];
