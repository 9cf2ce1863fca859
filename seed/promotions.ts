/** Reads which products take part in which promotions; campaigns name the promotions. */
import { randomFrom } from './random.ts';
import { known, readTable, valuesOf } from './tables.ts';

/** The facts of a product that decide which promotions it is in. */
interface Candidate {
  type: { category: string };
  saleCents: number | null;
  seed: number;
}

type Column = 'promotion' | 'categories' | 'share' | 'only_reduced' | 'not_in';

/** Returns what lists the promotions of a product, in the order of the table. */
export function readPromotions(): (product: Candidate) => string[] {
  const categories = readTable<'key' | 'parent'>('categories.tsv');
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]));
  const withParents = (key: string): string[] =>
    key === '' ? [] : [key, ...withParents(known(parents, key))];
  const promotions = readTable<Column>('promotions.tsv').map((row, line) => {
    const wanted = valuesOf(row.categories);
    for (const key of wanted) known(parents, key);
    return { ...row, line, wanted, share: Number(row.share), notIn: valuesOf(row.not_in) };
  });
  return (product) => {
    const own = withParents(product.type.category);
    const chosen: string[] = [];
    for (const { promotion, line, wanted, share, only_reduced, notIn } of promotions) {
      const isWanted =
        wanted.some((key) => own.includes(key)) &&
        (only_reduced === '' || product.saleCents !== null) &&
        !notIn.some((other) => chosen.includes(other));
      if (isWanted && isDrawn(product, line, share)) chosen.push(promotion);
    }
    return chosen;
  };
}

/** Every product is drawn for every line apart, so that a line added at the end changes no other. */
const isDrawn = ({ seed }: Candidate, line: number, share: number): boolean =>
  randomFrom(seed * 1_000 + line).chance(share);
