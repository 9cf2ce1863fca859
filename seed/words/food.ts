import type { Brand, Category, ProductType } from '../model.ts';
import { bakery } from './food-bakery.ts';
import { chilled } from './food-chilled.ts';
import { pantry } from './food-pantry.ts';
import { produce } from './food-produce.ts';
import { treats } from './food-treats.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'ruoka',
    name: text('Ruoka', 'Mat', 'Groceries'),
    children: [
      {
        key: 'food-produce',
        name: text('Hedelmät ja vihannekset', 'Frukt och grönsaker', 'Fruit and vegetables'),
        children: [
          {
            key: 'food-fruit',
            name: text('Hedelmät ja marjat', 'Frukt och bär', 'Fruit and berries'),
          },
          { key: 'food-vegetables', name: text('Vihannekset', 'Grönsaker', 'Vegetables') },
          {
            key: 'food-roots',
            name: text('Perunat ja juurekset', 'Potatis och rotfrukter', 'Potatoes and roots'),
          },
          {
            key: 'food-salads',
            name: text('Salaatit ja yrtit', 'Sallader och örter', 'Salads and herbs'),
          },
        ],
      },
      {
        key: 'food-dairy',
        name: text('Maito, juusto ja munat', 'Mjölk, ost och ägg', 'Dairy and eggs'),
        children: [
          {
            key: 'food-milk',
            name: text('Maidot, piimät ja kermat', 'Mjölk, surmjölk och grädde', 'Milk and cream'),
          },
          {
            key: 'food-yoghurt',
            name: text('Jogurtit ja rahkat', 'Yoghurt och kvarg', 'Yoghurt and quark'),
          },
          {
            key: 'food-butter-eggs',
            name: text('Rasvat ja munat', 'Matfett och ägg', 'Butter, spreads and eggs'),
          },
          {
            key: 'food-cheese-hard',
            name: text(
              'Palajuustot ja viipaleet',
              'Ost i bit och skivor',
              'Cheese blocks and slices',
            ),
          },
          {
            key: 'food-cheese-soft',
            name: text(
              'Tuore- ja herkkujuustot',
              'Färsk- och dessertostar',
              'Soft and speciality cheese',
            ),
          },
        ],
      },
      {
        key: 'food-bakery',
        name: text('Leipä', 'Bröd', 'Bread'),
        children: [
          {
            key: 'food-bread',
            name: text('Leivät ja sämpylät', 'Bröd och semlor', 'Loaves and rolls'),
          },
          {
            key: 'food-pastries',
            name: text('Pullat ja piirakat', 'Bullar och piroger', 'Buns and pasties'),
          },
        ],
      },
      {
        key: 'food-meat-fish',
        name: text('Liha ja kala', 'Kött och fisk', 'Meat and fish'),
        children: [
          { key: 'food-meat', name: text('Liha', 'Kött', 'Meat') },
          { key: 'food-poultry', name: text('Siipikarja', 'Fågel', 'Poultry') },
          {
            key: 'food-cold-cuts',
            name: text('Leikkeleet ja makkarat', 'Pålägg och korv', 'Cold cuts and sausages'),
          },
          { key: 'food-fish', name: text('Kala', 'Fisk', 'Fish') },
        ],
      },
      {
        key: 'food-plant',
        name: text(
          'Kasviproteiinit ja -juomat',
          'Växtprotein och växtdrycker',
          'Plant proteins and drinks',
        ),
      },
      { key: 'food-ready', name: text('Valmisruoka', 'Färdigmat', 'Ready meals') },
      { key: 'food-breakfast', name: text('Aamiainen', 'Frukost', 'Breakfast') },
      {
        key: 'food-dry',
        name: text('Kuivakaappi', 'Skafferi', 'Store cupboard'),
        children: [
          {
            key: 'food-pasta-rice',
            name: text(
              'Pasta, riisi ja palkokasvit',
              'Pasta, ris och baljväxter',
              'Pasta, rice and pulses',
            ),
          },
          {
            key: 'food-baking',
            name: text('Jauhot ja leivonta', 'Mjöl och bakning', 'Flour and baking'),
          },
          { key: 'food-canned', name: text('Säilykkeet', 'Konserver', 'Tins and preserves') },
          {
            key: 'food-spices',
            name: text(
              'Mausteet, öljyt ja kastikkeet',
              'Kryddor, oljor och såser',
              'Spices, oils and sauces',
            ),
          },
        ],
      },
      {
        key: 'food-treats',
        name: text('Herkut', 'Godsaker', 'Treats'),
        children: [
          { key: 'food-sweets', name: text('Makeiset', 'Sötsaker', 'Sweets and chocolate') },
          { key: 'food-snacks', name: text('Naposteltavat', 'Snacks', 'Snacks') },
          { key: 'food-biscuits', name: text('Keksit', 'Kex', 'Biscuits') },
        ],
      },
      {
        key: 'food-drinks',
        name: text('Juomat', 'Drycker', 'Drinks'),
        children: [
          { key: 'food-juice', name: text('Mehut', 'Juice och saft', 'Juices') },
          {
            key: 'food-soft-drinks',
            name: text('Vedet ja virvoitusjuomat', 'Vatten och läsk', 'Water and soft drinks'),
          },
          {
            key: 'food-coffee-tea',
            name: text('Kahvi, tee ja kaakao', 'Kaffe, te och kakao', 'Coffee, tea and cocoa'),
          },
        ],
      },
      {
        key: 'food-freezer',
        name: text('Pakasteet', 'Frysvaror', 'Frozen food'),
        children: [
          {
            key: 'food-frozen',
            name: text('Pakasteruoat', 'Fryst mat', 'Frozen meals and vegetables'),
          },
          { key: 'food-ice-cream', name: text('Jäätelöt', 'Glass', 'Ice cream') },
        ],
      },
      { key: 'food-baby', name: text('Lastenruoka', 'Barnmat', 'Baby food') },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'maitokallas', name: 'Maitokallas', colours: ['#f4f8fb', '#1f5fa6'] },
  { key: 'kyrsala', name: 'Kyrsälä', colours: ['#6e3d1e', '#f6dfae'] },
  { key: 'satorinne', name: 'Satorinne', colours: ['#2f6b3c', '#f7f0c6'] },
  { key: 'siimaluoto', name: 'Siimaluoto', colours: ['#173f5f', '#e8eef2'] },
  { key: 'paistolainen', name: 'Paistolainen', colours: ['#8c1f28', '#fbeedd'] },
  { key: 'jyvakeidas', name: 'Jyväkeidas', colours: ['#f2dfae', '#5b3d12'] },
  { key: 'sumppila', name: 'Sumppila', colours: ['#3a1f16', '#f0b45b'] },
  { key: 'karamelska', name: 'Karamelska', colours: ['#f6c2d2', '#7a1535'] },
  { key: 'hernekko', name: 'Hernekko', colours: ['#dcebb8', '#2c5a2a'] },
  { key: 'lusikkala', name: 'Lusikkala', colours: ['#fff4d6', '#a2471f'] },
  { key: 'maustelma', name: 'Maustelma', colours: ['#1f1d1b', '#e8b13d'] },
  { key: 'pulppila', name: 'Pulppila', colours: ['#0e6f8e', '#f2fbd2'] },
];

export const types: ProductType[] = [...produce, ...chilled, ...bakery, ...pantry, ...treats];
