/** Brands, titles and numbers. */
import { languages } from '#platform/i18n/language.ts';
import type { Asked, Asking } from '../asking.ts';
import type { MadeBrand } from '../traits.ts';
import { mistakesOf } from './mistakes.ts';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ [^\p{Letter}\p{Number}]+ /gu, ' ')
    .replace(/[^\p{Letter}\p{Number} ]/gu, '');

function withError(asking: Asking, { name }: MadeBrand): string[] {
  const words = name.split(/[^\p{Letter}]+/u).toSorted((a, b) => b.length - a.length);
  const [word = ''] = words;
  if (word.length < 6 || asking.words.fi.has(word.toLowerCase())) return [];
  return mistakesOf(asking, 'fi', word.toLowerCase(), word.toLowerCase()).slice(0, 2);
}

export function brands(asking: Asking): Asked[] {
  const language = 'fi';
  return asking.catalogue.traits.brands.flatMap((brand) => {
    const meant = asking.productsOf((_, made) => made.brand === brand);
    const kinds = asking.catalogue.kinds.filter((kind) =>
      brand.departments.some((department) => kind.category.startsWith(department)),
    );
    const withNouns = kinds.slice(0, 6).flatMap((kind) => {
      const both = asking.productsOf((one, made) => one === kind && made.brand === brand);
      const { text } = kind.names.fi;
      return [`${brand.name} ${text}`, `${text} ${plain(brand.name)}`].map(
        (asked) => ({ of: 'brand and noun', language, text: asked, meant: both }) as const,
      );
    });
    const texts = [brand.name, brand.name.toLowerCase(), plain(brand.name), brand.genitive];
    return [
      ...[...new Set(texts)].map((text) => ({ of: 'brand', language, text, meant }) as const),
      ...withError(asking, brand).map(
        (text) => ({ of: 'brand, typo', language, text, meant }) as const,
      ),
      ...withNouns.filter((query) => query.meant.size > 0),
    ];
  });
}

const some = 40;

const spaced = (gtin: string): string => `${gtin.slice(0, 1)} ${gtin.slice(1, 7)} ${gtin.slice(7)}`;

export function numbers({ catalogue, random }: Asking): Asked[] {
  return Array.from({ length: some }, () => {
    const made = catalogue.products[random.between(0, catalogue.products.length - 1)];
    const gtin = made?.items[0]?.gtin ?? '';
    const id = made?.id ?? '';
    return [gtin, spaced(gtin), `0${gtin}`, id, `#${id}`].map(
      (text) => ({ of: 'number', language: 'fi', text, meant: new Set([id]) }) as const,
    );
  }).flat();
}

export function titles({ catalogue, random, productsOf }: Asking): Asked[] {
  return Array.from({ length: some }, () => {
    const made = catalogue.products[random.between(0, catalogue.products.length - 1)];
    return languages.flatMap((language) => {
      const text = made?.title[language] ?? '';
      const words = text.split(' ').map((word) => ({ word, at: random.next() }));
      const shuffled = words.toSorted((a, b) => a.at - b.at).map(({ word }) => word);
      const meant = productsOf((_, { title }) => title[language] === text);
      const fine = productsOf((_, { title }) => {
        const has = new Set(title[language].toLowerCase().split(/[ ,]+/));
        return text
          .toLowerCase()
          .split(/[ ,]+/)
          .every((word) => has.has(word));
      });
      return [
        { of: 'title', language, text, meant },
        { of: 'title, shuffled', language, text: shuffled.join(' '), meant, fine },
      ];
    });
  }).flat();
}
