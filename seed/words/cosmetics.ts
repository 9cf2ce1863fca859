import type { Brand, Category, ProductType } from '../model.ts';
import { body } from './cosmetics-body.ts';
import { makeup } from './cosmetics-makeup.ts';
import { skin } from './cosmetics-skin.ts';
import { text } from './short.ts';

export const categories: Category[] = [
  {
    key: 'kosmetiikka',
    name: text('Kosmetiikka', 'Kosmetik', 'Beauty'),
    children: [
      {
        key: 'cosmetics-skin',
        name: text('Ihonhoito', 'Hudvård', 'Skin care'),
        children: [
          {
            key: 'cosmetics-cleansing',
            name: text('Kasvojen puhdistus', 'Ansiktsrengöring', 'Cleansing'),
          },
          {
            key: 'cosmetics-face-creams',
            name: text('Kasvovoiteet', 'Ansiktskrämer', 'Face creams'),
          },
          {
            key: 'cosmetics-serums',
            name: text('Seerumit ja naamiot', 'Serum och masker', 'Serums and masks'),
          },
          { key: 'cosmetics-sun', name: text('Aurinkotuotteet', 'Solprodukter', 'Sun care') },
        ],
      },
      {
        key: 'cosmetics-makeup',
        name: text('Meikit', 'Smink', 'Make-up'),
        children: [
          { key: 'makeup-face', name: text('Kasvomeikit', 'Ansiktssmink', 'Face') },
          { key: 'makeup-eyes', name: text('Silmämeikit', 'Ögonsmink', 'Eyes') },
          { key: 'makeup-lips', name: text('Huulimeikit', 'Läppsmink', 'Lips') },
          { key: 'makeup-tools', name: text('Meikkivälineet', 'Sminktillbehör', 'Make-up tools') },
        ],
      },
      {
        key: 'cosmetics-fragrance',
        name: text('Tuoksut', 'Dofter', 'Fragrance'),
        children: [
          {
            key: 'fragrance-women',
            name: text('Naisten tuoksut', 'Damdofter', 'Women’s fragrance'),
          },
          { key: 'fragrance-men', name: text('Miesten tuoksut', 'Herrdofter', 'Men’s fragrance') },
        ],
      },
      {
        key: 'cosmetics-hair',
        name: text('Hiukset', 'Hår', 'Hair'),
        children: [
          {
            key: 'hair-wash',
            name: text('Shampoot ja hoitoaineet', 'Schampo och balsam', 'Shampoo and conditioner'),
          },
          { key: 'hair-styling', name: text('Muotoilutuotteet', 'Stylingprodukter', 'Styling') },
          { key: 'hair-colour', name: text('Hiusvärit', 'Hårfärger', 'Hair colour') },
        ],
      },
      { key: 'cosmetics-nails', name: text('Kynnet', 'Naglar', 'Nails') },
      { key: 'cosmetics-men', name: text('Miesten hoito', 'Vård för män', 'Men’s grooming') },
      {
        key: 'cosmetics-body',
        name: text('Vartalonhoito', 'Kroppsvård', 'Body care'),
        children: [
          {
            key: 'body-wash',
            name: text(
              'Suihkugeelit ja saippuat',
              'Duschgeler och tvålar',
              'Shower gels and soaps',
            ),
          },
          {
            key: 'body-lotions',
            name: text('Vartalo- ja käsivoiteet', 'Kropps- och handkrämer', 'Body and hand creams'),
          },
          { key: 'body-deodorants', name: text('Deodorantit', 'Deodoranter', 'Deodorants') },
        ],
      },
      { key: 'cosmetics-oral', name: text('Suuhygienia', 'Munhygien', 'Oral care') },
    ],
  },
];

export const brands: Brand[] = [
  { key: 'kastehely', name: 'Kastehely', colours: ['#e6f0ec', '#2f6b5e'] },
  { key: 'usvatar', name: 'Usvatar', colours: ['#d8dfe8', '#34496b'] },
  { key: 'hehkula', name: 'Hehkula', colours: ['#f7d9c9', '#a8402c'] },
  { key: 'sarastelma', name: 'Sarastelma', colours: ['#2b2433', '#e9c17f'] },
  { key: 'silmuska', name: 'Silmuska', colours: ['#f4c9d6', '#7c1f48'] },
  { key: 'tuomentera', name: 'Tuomenterä', colours: ['#f3f1e4', '#4b6b2f'] },
  { key: 'linneskog', name: 'Linneskog', colours: ['#ffffff', '#2d5c8f'] },
  { key: 'kiehkuri', name: 'Kiehkuri', colours: ['#5a3d6e', '#f5d7a1'] },
  { key: 'partamaa', name: 'Partamaa', colours: ['#22303a', '#e0a45c'] },
  { key: 'hampiina', name: 'Hampiina', colours: ['#0f7f8c', '#eafaf8'] },
];

export const types: ProductType[] = [...skin, ...makeup, ...body];
