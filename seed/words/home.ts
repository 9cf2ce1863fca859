import type { Brand, Category, ProductType } from '../model.ts';
import { kitchen } from './home-kitchen.ts';
import { living } from './home-living.ts';
import { upkeep } from './home-upkeep.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'koti',
    name: text('Koti', 'Hem', 'Home'),
    children: [
      {
        key: 'home-kitchen',
        name: text('Keittiö', 'Kök', 'Kitchen'),
        children: [
          {
            key: 'home-pots',
            name: text('Kattilat ja pannut', 'Kastruller och pannor', 'Pots and pans'),
          },
          {
            key: 'home-knives-tools',
            name: text(
              'Veitset ja keittiövälineet',
              'Knivar och köksredskap',
              'Knives and kitchen tools',
            ),
          },
          { key: 'home-baking', name: text('Leivonta', 'Bakning', 'Baking') },
          {
            key: 'home-food-storage',
            name: text('Ruoan säilytys', 'Matförvaring', 'Food storage'),
          },
        ],
      },
      {
        key: 'home-dining',
        name: text('Kattaus', 'Dukning', 'Dining'),
        children: [
          {
            key: 'home-plates',
            name: text('Lautaset ja kulhot', 'Tallrikar och skålar', 'Plates and bowls'),
          },
          {
            key: 'home-mugs-glasses',
            name: text('Mukit ja lasit', 'Muggar och glas', 'Mugs and glasses'),
          },
          {
            key: 'home-serving',
            name: text('Tarjoilu ja aterimet', 'Servering och bestick', 'Serving and cutlery'),
          },
        ],
      },
      {
        key: 'home-textiles',
        name: text('Kodintekstiilit', 'Hemtextil', 'Home textiles'),
        children: [
          { key: 'home-bedding', name: text('Vuodevaatteet', 'Sängkläder', 'Bedding') },
          {
            key: 'home-towels',
            name: text('Pyyhkeet ja sauna', 'Handdukar och bastu', 'Towels and sauna'),
          },
          {
            key: 'home-cushions-throws',
            name: text('Tyynyt ja torkkupeitot', 'Kuddar och plädar', 'Cushions and throws'),
          },
          { key: 'home-curtains', name: text('Verhot', 'Gardiner', 'Curtains') },
          { key: 'home-rugs', name: text('Matot', 'Mattor', 'Rugs') },
        ],
      },
      {
        key: 'home-lighting',
        name: text('Valaisimet', 'Belysning', 'Lighting'),
        children: [
          {
            key: 'home-lamps',
            name: text(
              'Pöytä-, lattia- ja kattovalaisimet',
              'Bords-, golv- och taklampor',
              'Table, floor and ceiling lamps',
            ),
          },
          {
            key: 'home-bulbs',
            name: text(
              'Lamput ja valosarjat',
              'Ljuskällor och ljusslingor',
              'Bulbs and light strings',
            ),
          },
        ],
      },
      {
        key: 'home-decor',
        name: text('Sisustus', 'Inredning', 'Decoration'),
        children: [
          {
            key: 'home-vases',
            name: text('Maljakot ja ruukut', 'Vaser och krukor', 'Vases and pots'),
          },
          { key: 'home-candles', name: text('Kynttilät', 'Ljus', 'Candles') },
          {
            key: 'home-walls',
            name: text(
              'Kehykset, kellot ja peilit',
              'Ramar, klockor och speglar',
              'Frames, clocks and mirrors',
            ),
          },
        ],
      },
      { key: 'home-storage', name: text('Säilytys', 'Förvaring', 'Storage') },
      {
        key: 'home-cleaning',
        name: text('Siivous ja pyykki', 'Städning och tvätt', 'Cleaning and laundry'),
        children: [
          {
            key: 'home-detergents',
            name: text(
              'Pesu- ja puhdistusaineet',
              'Tvätt- och rengöringsmedel',
              'Detergents and cleaners',
            ),
          },
          {
            key: 'home-cleaning-tools',
            name: text('Siivousvälineet', 'Städredskap', 'Cleaning tools'),
          },
          {
            key: 'home-paper',
            name: text('Paperit ja pussit', 'Papper och påsar', 'Paper and bags'),
          },
        ],
      },
      {
        key: 'home-garden',
        name: text('Puutarha ja työkalut', 'Trädgård och verktyg', 'Garden and tools'),
        children: [
          { key: 'home-gardening', name: text('Puutarhanhoito', 'Trädgårdsskötsel', 'Gardening') },
          { key: 'home-tools', name: text('Työkalut', 'Verktyg', 'Tools') },
        ],
      },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'tuvantakka', name: 'Tuvantakka', colours: ['#8a3b23', '#f4e3c8'] },
  { key: 'haapasto', name: 'Haapasto', colours: ['#e8e3d6', '#4b6354'] },
  { key: 'lumosalo', name: 'Lumosalo', colours: ['#dfe7ee', '#2c3e57'] },
  { key: 'kattila-aho', name: 'Kattila-Aho', colours: ['#2a2d30', '#e08a3c'] },
  { key: 'valokki', name: 'Valokki', colours: ['#fbe9b0', '#33312c'] },
  { key: 'puhtolainen', name: 'Puhtolainen', colours: ['#1d7a8c', '#ffffff'] },
  { key: 'vihermakela', name: 'Vihermäkelä', colours: ['#2f5d3a', '#f0e39a'] },
  { key: 'pehmolinna', name: 'Pehmolinna', colours: ['#f2dcd6', '#5d3b52'] },
];

export const types: ProductType[] = [...kitchen, ...living, ...upkeep];
