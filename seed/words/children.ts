import type { Brand, Category, ProductType } from '../model.ts';
import { clothes } from './children-clothes.ts';
import { play } from './children-play.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'lapset',
    name: text('Lapset', 'Barn', 'Children'),
    children: [
      {
        key: 'baby',
        name: text('Vauvat', 'Baby', 'Baby'),
        children: [
          {
            key: 'baby-clothes',
            name: text('Vauvan vaatteet 50–86', 'Babykläder 50–86', 'Baby clothes 50–86'),
          },
          { key: 'baby-care', name: text('Vauvan hoito', 'Babyvård', 'Baby care') },
          { key: 'baby-feeding', name: text('Vauvan ruokailu', 'Amning och matning', 'Feeding') },
          { key: 'baby-sleep', name: text('Vaunut ja uni', 'Vagnar och sömn', 'Prams and sleep') },
        ],
      },
      {
        key: 'children-clothes',
        name: text('Lastenvaatteet 92–140', 'Barnkläder 92–140', 'Children’s clothes 92–140'),
        children: [
          {
            key: 'children-tops',
            name: text('Paidat ja neuleet', 'Tröjor och stickat', 'Tops and knitwear'),
          },
          {
            key: 'children-bottoms',
            name: text('Housut ja mekot', 'Byxor och klänningar', 'Trousers and dresses'),
          },
          { key: 'children-outdoor', name: text('Ulkovaatteet', 'Ytterkläder', 'Outerwear') },
          {
            key: 'children-underwear',
            name: text(
              'Alus- ja yövaatteet',
              'Underkläder och nattplagg',
              'Underwear and nightwear',
            ),
          },
          {
            key: 'children-accessories',
            name: text(
              'Pipot, lapaset ja reput',
              'Mössor, vantar och ryggsäckar',
              'Hats, mittens and backpacks',
            ),
          },
        ],
      },
      { key: 'children-shoes', name: text('Lasten kengät', 'Barnskor', 'Children’s shoes') },
      {
        key: 'toys',
        name: text('Lelut', 'Leksaker', 'Toys'),
        children: [
          {
            key: 'toys-building',
            name: text('Rakentelu ja ajoneuvot', 'Bygga och köra', 'Building and vehicles'),
          },
          {
            key: 'toys-soft',
            name: text('Pehmolelut ja nuket', 'Mjukisdjur och dockor', 'Soft toys and dolls'),
          },
          {
            key: 'toys-games',
            name: text('Pelit ja palapelit', 'Spel och pussel', 'Games and puzzles'),
          },
          {
            key: 'toys-crafts',
            name: text('Askartelu ja soittimet', 'Pyssel och instrument', 'Crafts and instruments'),
          },
          { key: 'toys-outdoor', name: text('Ulkolelut', 'Uteleksaker', 'Outdoor toys') },
        ],
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'nappulanen', name: 'Nappulanen', colours: ['#f6d76b', '#27496d'] },
  { key: 'tirrika', name: 'Tirrika', colours: ['#cfe8dc', '#c2452d'] },
  { key: 'vilperikko', name: 'Vilperikko', colours: ['#2f6f73', '#ffe3a8'] },
  { key: 'pikku-konttila', name: 'Pikku Konttila', colours: ['#7a4b2c', '#f7e3c3'] },
  { key: 'leikkivekkuli', name: 'Leikkivekkuli', colours: ['#d8432f', '#fff1c9'] },
  { key: 'nuppunelli', name: 'Nuppunelli', colours: ['#f3d9df', '#5b4a8a'] },
];

export const types: ProductType[] = [...clothes, ...play];
