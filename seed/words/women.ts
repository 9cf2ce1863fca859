import type { Brand, Category, ProductType } from '../model.ts';
import { clothes } from './women-clothes.ts';
import { accessories } from './women-accessories.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'muoti',
    name: text('Muoti', 'Mode', 'Fashion'),
    children: [
      {
        key: 'women-clothes',
        name: text('Naisten vaatteet', 'Damkläder', 'Women’s clothing'),
        children: [
          { key: 'women-dresses', name: text('Mekot', 'Klänningar', 'Dresses') },
          { key: 'women-skirts', name: text('Hameet', 'Kjolar', 'Skirts') },
          {
            key: 'women-tops',
            name: text('Topit ja T-paidat', 'Toppar och T-shirts', 'Tops and T-shirts'),
          },
          {
            key: 'women-blouses',
            name: text('Puserot ja paidat', 'Blusar och skjortor', 'Blouses and shirts'),
          },
          { key: 'women-knitwear', name: text('Neuleet', 'Stickat', 'Knitwear') },
          {
            key: 'women-sweatshirts',
            name: text(
              'Colleget ja hupparit',
              'Collegetröjor och huvtröjor',
              'Sweatshirts and hoodies',
            ),
          },
          { key: 'women-trousers', name: text('Housut', 'Byxor', 'Trousers') },
          { key: 'women-jeans', name: text('Farkut', 'Jeans', 'Jeans') },
          { key: 'women-jackets', name: text('Takit', 'Jackor', 'Jackets and coats') },
          { key: 'women-blazers', name: text('Bleiserit', 'Kavajer', 'Blazers') },
          { key: 'women-swimwear', name: text('Uima-asut', 'Badkläder', 'Swimwear') },
        ],
      },
      {
        key: 'women-underwear',
        name: text(
          'Alusvaatteet ja yöasut',
          'Underkläder och nattplagg',
          'Underwear and nightwear',
        ),
        children: [
          { key: 'women-bras', name: text('Rintaliivit', 'Behåar', 'Bras') },
          { key: 'women-briefs', name: text('Alushousut', 'Trosor', 'Briefs') },
          {
            key: 'women-tights',
            name: text('Sukkahousut ja sukat', 'Strumpbyxor och strumpor', 'Tights and socks'),
          },
          {
            key: 'women-nightwear',
            name: text('Yöasut ja aamutakit', 'Nattplagg och morgonrockar', 'Nightwear and robes'),
          },
        ],
      },
      {
        key: 'women-shoes',
        name: text('Naisten kengät', 'Damskor', 'Women’s shoes'),
        children: [
          { key: 'women-sneakers', name: text('Tennarit ja lenkkarit', 'Sneakers', 'Trainers') },
          { key: 'women-boots', name: text('Saappaat ja nilkkurit', 'Stövlar och boots', 'Boots') },
          {
            key: 'women-low-shoes',
            name: text('Avokkaat ja ballerinat', 'Pumps och ballerinaskor', 'Pumps and flats'),
          },
          { key: 'women-sandals', name: text('Sandaalit', 'Sandaler', 'Sandals') },
          { key: 'women-slippers', name: text('Tohvelit', 'Tofflor', 'Slippers') },
        ],
      },
      {
        key: 'women-bags',
        name: text('Laukut ja lompakot', 'Väskor och plånböcker', 'Bags and wallets'),
        children: [
          {
            key: 'women-handbags',
            name: text('Käsi- ja olkalaukut', 'Hand- och axelväskor', 'Handbags and shoulder bags'),
          },
          {
            key: 'women-backpacks',
            name: text('Reput ja kassit', 'Ryggsäckar och tygkassar', 'Backpacks and totes'),
          },
          { key: 'women-wallets', name: text('Lompakot', 'Plånböcker', 'Wallets') },
        ],
      },
      {
        key: 'women-accessories',
        name: text('Asusteet', 'Accessoarer', 'Accessories'),
        children: [
          { key: 'women-scarves', name: text('Huivit', 'Halsdukar och sjalar', 'Scarves') },
          {
            key: 'women-hats',
            name: text('Pipot ja hatut', 'Mössor och hattar', 'Hats and beanies'),
          },
          {
            key: 'women-gloves',
            name: text('Käsineet', 'Handskar och vantar', 'Gloves and mittens'),
          },
          {
            key: 'women-small-accessories',
            name: text(
              'Vyöt, aurinkolasit ja sateenvarjot',
              'Skärp, solglasögon och paraplyer',
              'Belts, sunglasses and umbrellas',
            ),
          },
        ],
      },
      {
        key: 'jewellery',
        name: text('Korut ja kellot', 'Smycken och klockor', 'Jewellery and watches'),
        children: [
          { key: 'jewellery-earrings', name: text('Korvakorut', 'Örhängen', 'Earrings') },
          {
            key: 'jewellery-necklaces',
            name: text('Kaula- ja rannekorut', 'Halsband och armband', 'Necklaces and bracelets'),
          },
          { key: 'jewellery-rings', name: text('Sormukset', 'Ringar', 'Rings') },
        ],
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'vienola', name: 'Vienola', colours: ['#e8d9cf', '#7b2d3b'] },
  { key: 'saaramo', name: 'Saaramo', colours: ['#1f3a4d', '#f2d7a6'] },
  { key: 'utuharju', name: 'Utuharju', colours: ['#d6dfe6', '#2f4558'] },
  { key: 'lyydika', name: 'Lyydika', colours: ['#6b2a4a', '#f4c9d3'] },
  { key: 'nurmelia', name: 'Nurmelia', colours: ['#e9e4d0', '#3d5a3e'] },
  { key: 'askelto', name: 'Askelto', colours: ['#3b2a22', '#e6b980'] },
  { key: 'kivihelmi', name: 'Kivihelmi', colours: ['#22252b', '#d9c08a'] },
  { key: 'sulovi', name: 'Sulovi', colours: ['#f3dfe0', '#8c3f5c'] },
];

export const types: ProductType[] = [...clothes, ...accessories];
