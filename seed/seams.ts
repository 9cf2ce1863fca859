/** Where long Finnish words of packages may be broken: between the parts of compounds. */
import { divider } from '#features/linguistics/compounds.ts';
import { finnishCompounding } from '#features/linguistics/finnish/compounding.ts';
import { readTypes } from './words.ts';

const soft = '\u00ad';

/** Shorter words stand on one line. */
const shortest = 9;
/** Letters on both sides of a break. */
const fewest = 3;

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

let divide: ((word: string) => readonly number[]) | undefined;

/** The words of all products show which parts others have too. */
function dividerOfProducts() {
  const titles = readTypes().flatMap(({ varieties }) => varieties.map(({ title }) => title.fi));
  const words = new Set(titles.flatMap((title) => wordsIn(title.toLowerCase())));
  return divider([...words], finnishCompounding).divide;
}

/** The text with soft hyphens between the parts of its compounds. */
export function seamed(text: string): string {
  const divided = (divide ??= dividerOfProducts());
  return text.replaceAll(/\p{L}+/gu, (word) => {
    if (word.length < shortest) return word;
    const places = divided(word.toLowerCase()).filter(
      (place) => place >= fewest && word.length - place >= fewest,
    );
    return [0, ...places].map((place, i) => word.slice(place, places[i])).join(soft);
  });
}
