/** Swedish: definite and plural endings, genitive -s, vowels that change in the plural. */
import type { Inflection, Reading } from './inflection.ts';

/** Irregular words with all their stems; they also match at the end of compounds. */
const changing = new Map(
  `bok böcker|hand händer|fot fötter|tand tänder|natt nätter|stad städer|strand stränder|rot rötter
  |morot morötter|son söner|dotter döttrar|man män männen mannen|mus möss|gås gäss|öga ögon ögonen
  |öra öron öronen|sko skor skorna skon|barn barnen barnets|nyckel nycklar|mor mödrar|far fäder
  |gammal gamla|liten litet lilla små|blå blått blåa|grå grått gråa|ny nytt nya|vit vitt vita
  |röd rött röda|gul gult gula|fin fint fina|söt sött söta|len lent lena|ren rent rena|våt vått våta
  |god gott goda|vatten vattnet|socker sockret|papper pappret papperen|land länder|tång tänger
  |stång stänger|te teer teet|bi bin|sy sytt|kall kallt kalla|snö snön|ost osten ostar
  |läsk läsken|frö frön fröet fröna|bh bhar|behå behåar behån|tv tvn tvar|kött köttet|glas glaset glasen`
    .split('|')
    .map((line) => line.trim().split(/\s+/))
    .flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
);
const longest = Math.max(...[...changing.keys()].map(({ length }) => length));

/** The dictionary form of an irregular word, or of a compound that ends in one; undefined when
 * regular. */
function changed(word: string): string | undefined {
  for (let length = Math.min(word.length, longest); length >= 3; length -= 1) {
    const before = word.length - length;
    if (before === 1 || before === 2) continue;
    const base = changing.get(word.slice(before));
    if (base !== undefined) return word.slice(0, before) + base;
  }
  return undefined;
}

/** Longest first. */
const endings =
  'arnas ornas ernas arna orna erna ars ors ers ens ets ena nas ans ns en et ar or er na n t a e s'.split(
    ' ',
  );

/** Letters that must remain: without one letter, a short word is often another word. */
const shortestRoot = (ending: string): number => (ending.length > 1 || ending === 'a' ? 3 : 4);

/** After these letters the ending belongs to the word: 'glass', 'skinn'. */
const notAfter: Readonly<Record<string, RegExp>> = { s: /[sxz]$/, n: /[^aeiouyåäörl]$/ };

const taken = (word: string, ending: string): string[] => {
  const root = word.slice(0, word.length - ending.length);
  const fits = word.endsWith(ending) && root.length >= shortestRoot(ending);
  return fits && !(notAfter[ending]?.test(root) ?? false) ? [root] : [];
};

/** Possible roots: 'kjol' for 'kjolen' and 'kjolar'; the root may have lost an e: 'spegel' for
 * 'speglar'. */
function roots(word: string): string[] {
  const found = endings.flatMap((ending) => taken(word, ending));
  const syncopated = found.flatMap((root) => {
    const parts = /^(.*[aeiouyåäö].*[^aeiouyåäölnr])([lnr])$/.exec(root);
    return parts ? [`${parts[1]}e${parts[2]}`] : [];
  });
  const halved = found.filter((root) => /(mm|nn)$/.test(root)).map((root) => root.slice(0, -1));
  // 'akvarium' is 'akvariet' and 'akvarier'.
  const latin = /[ei]um$/.test(word) ? [word.slice(0, -2)] : [];
  return [...found, ...syncopated, ...halved, ...latin];
}

const marked = (root: string): string => `${root}|`;

function rootsOf(word: string): string[] {
  const own = [word, ...roots(word)];
  const bases = own.flatMap((one) => changed(one) ?? []);
  return [...new Set([...own, ...bases, ...bases.flatMap(roots)])];
}

const stemsOf = (word: string): string[] => [word, ...rootsOf(word).map(marked)];

const stemsIn = (form: string): Reading[] => [
  { stem: form, cost: 0 },
  ...rootsOf(form).map((root, i) => ({ stem: marked(root), cost: i === 0 ? 0 : 1 })),
];

export const swedish: Inflection = { stemsOf, stemsIn };
