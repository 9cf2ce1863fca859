import type { Brand, Category, ProductType } from '../model.ts';
import { clothes } from './men-clothes.ts';
import { accessories } from './men-accessories.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'miehet',
    name: text('Miehet', 'Herr', 'Men'),
    children: [
      {
        key: 'men-clothes',
        name: text('Miesten vaatteet', 'Herrkläder', 'Men’s clothing'),
        children: [
          {
            key: 'men-t-shirts',
            name: text('T-paidat ja pikeet', 'T-shirts och pikétröjor', 'T-shirts and polos'),
          },
          { key: 'men-shirts', name: text('Kauluspaidat', 'Skjortor', 'Shirts') },
          { key: 'men-knitwear', name: text('Neuleet', 'Stickat', 'Knitwear') },
          {
            key: 'men-sweatshirts',
            name: text(
              'Colleget ja hupparit',
              'Collegetröjor och huvtröjor',
              'Sweatshirts and hoodies',
            ),
          },
          {
            key: 'men-trousers',
            name: text('Housut ja farkut', 'Byxor och jeans', 'Trousers and jeans'),
          },
          {
            key: 'men-suits',
            name: text('Puvut ja bleiserit', 'Kostymer och kavajer', 'Suits and blazers'),
          },
          { key: 'men-jackets', name: text('Takit', 'Jackor', 'Jackets and coats') },
          {
            key: 'men-underwear',
            name: text('Alusvaatteet ja sukat', 'Underkläder och strumpor', 'Underwear and socks'),
          },
          {
            key: 'men-nightwear',
            name: text('Yö- ja kotiasut', 'Natt- och hemmaplagg', 'Nightwear and loungewear'),
          },
        ],
      },
      {
        key: 'men-shoes',
        name: text('Miesten kengät', 'Herrskor', 'Men’s shoes'),
        children: [
          {
            key: 'men-casual-shoes',
            name: text('Vapaa-ajan kengät', 'Fritidsskor', 'Casual shoes'),
          },
          { key: 'men-dress-shoes', name: text('Pukukengät', 'Finskor', 'Dress shoes') },
          { key: 'men-winter-shoes', name: text('Talvikengät', 'Vinterskor', 'Winter shoes') },
        ],
      },
      {
        key: 'men-accessories',
        name: text('Miesten asusteet', 'Herraccessoarer', 'Men’s accessories'),
        children: [
          {
            key: 'men-hats-gloves',
            name: text(
              'Pipot, huivit ja käsineet',
              'Mössor, halsdukar och handskar',
              'Hats, scarves and gloves',
            ),
          },
          {
            key: 'men-ties-belts',
            name: text(
              'Solmiot, vyöt ja lompakot',
              'Slipsar, bälten och plånböcker',
              'Ties, belts and wallets',
            ),
          },
          {
            key: 'men-bags',
            name: text('Laukut ja reput', 'Väskor och ryggsäckar', 'Bags and backpacks'),
          },
        ],
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'kairanen', name: 'Kairanen', colours: ['#2b3a2f', '#d9c59a'] },
  { key: 'torvald-ek', name: 'Torvald Ek', colours: ['#1c2536', '#c8a26a'] },
  { key: 'jurmonen', name: 'Jurmonen', colours: ['#e4dfd3', '#37424d'] },
  { key: 'ratakivi', name: 'Ratakivi', colours: ['#4a4e52', '#f0b43c'] },
  { key: 'lestimo', name: 'Lestimo', colours: ['#5a3620', '#f0dcc0'] },
];

export const types: ProductType[] = [...clothes, ...accessories];
