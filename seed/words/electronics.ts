import type { Brand, Category, ProductType } from '../model.ts';
import { devices } from './electronics-devices.ts';
import { household } from './electronics-household.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'elektroniikka',
    name: text('Elektroniikka', 'Elektronik', 'Electronics'),
    children: [
      {
        key: 'phones',
        name: text('Puhelimet ja kellot', 'Telefoner och klockor', 'Phones and watches'),
        children: [
          { key: 'smartphones', name: text('Puhelimet', 'Telefoner', 'Phones') },
          { key: 'smartwatches', name: text('Älykellot', 'Smartklockor', 'Smartwatches') },
          {
            key: 'phone-accessories',
            name: text('Puhelintarvikkeet', 'Mobiltillbehör', 'Phone accessories'),
          },
        ],
      },
      {
        key: 'computers',
        name: text('Tietotekniikka', 'Datorer och tillbehör', 'Computers'),
        children: [
          {
            key: 'laptops-tablets',
            name: text(
              'Kannettavat ja tabletit',
              'Bärbara datorer och surfplattor',
              'Laptops and tablets',
            ),
          },
          {
            key: 'computer-accessories',
            name: text(
              'Näytöt ja oheislaitteet',
              'Skärmar och tillbehör',
              'Monitors and peripherals',
            ),
          },
          {
            key: 'networking-storage',
            name: text('Verkko ja tallennus', 'Nätverk och lagring', 'Networking and storage'),
          },
        ],
      },
      {
        key: 'audio-video',
        name: text('Kuva ja ääni', 'Bild och ljud', 'TV and audio'),
        children: [
          { key: 'televisions', name: text('Televisiot', 'TV-apparater', 'Televisions') },
          { key: 'headphones', name: text('Kuulokkeet', 'Hörlurar', 'Headphones') },
          {
            key: 'speakers-radios',
            name: text(
              'Kaiuttimet ja radiot',
              'Högtalare och radioapparater',
              'Speakers and radios',
            ),
          },
          { key: 'cameras', name: text('Kamerat', 'Kameror', 'Cameras') },
        ],
      },
      {
        key: 'appliances',
        name: text('Kodinkoneet', 'Hushållsapparater', 'Home appliances'),
        children: [
          {
            key: 'kitchen-appliances',
            name: text('Keittiön pienkoneet', 'Köksapparater', 'Kitchen appliances'),
          },
          {
            key: 'home-care-appliances',
            name: text('Siivous ja vaatehuolto', 'Städning och klädvård', 'Cleaning and laundry'),
          },
          {
            key: 'personal-care-appliances',
            name: text('Hiukset ja hyvinvointi', 'Hår och välmående', 'Hair and personal care'),
          },
        ],
      },
      { key: 'gaming', name: text('Pelaaminen', 'Spel', 'Gaming') },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'virtanova', name: 'Virtanova', colours: ['#101820', '#38c6d9'] },
  { key: 'kaikuneva', name: 'Kaikuneva', colours: ['#2b1f3d', '#f28c5b'] },
  { key: 'hellmosa', name: 'Hellmosa', colours: ['#f1ede6', '#b5322a'] },
  { key: 'nordvikki', name: 'Nordvikki', colours: ['#e6ebef', '#1f4a7a'] },
  { key: 'piirula', name: 'Piirula', colours: ['#1f3d36', '#d9e86a'] },
];

export const types: ProductType[] = [...devices, ...household];
