/** Which tax class a product has, and the VAT rate of a class on a day. */
import type { TaxClasses } from '../record/tax-classes.ts';

/** Name of the class that a feed's word means, in any case of letters; null when none has it. */
export function taxClassNamed({ classes }: TaxClasses, word: string): string | null {
  const wanted = word.toLowerCase();
  const found = classes.find(({ name, words }) =>
    [name, ...words].some((text) => text.toLowerCase() === wanted),
  );
  return found?.name ?? null;
}

/** Name of the class of products of the type.
 * @param productType path of the category, as in 'ruoka/juomat' */
export function taxClassOfType(taxClasses: TaxClasses, productType: string): string {
  const [first = ''] = productType.split('/');
  const fitting = taxClasses.productTypes.find(
    ({ department, containing }) =>
      (department?.includes(first) ?? true) &&
      (containing?.some((word) => productType.includes(word)) ?? true),
  );
  return fitting?.taxClass ?? taxClasses.standard;
}

/** VAT per mille of a tax class on the day of the sale (it is paid at once). A class that is not known any more
 * has the rate of the standard one. */
export function vatPermille(
  { classes, standard }: TaxClasses,
  taxClass: string,
  day: Temporal.PlainDate,
): number {
  const named = (wanted: string) => classes.find(({ name }) => name === wanted);
  const { rates = [] } = named(taxClass) ?? named(standard) ?? {};
  const rate = rates.findLast(({ from = '' }) => from <= day.toString());
  if (!rate) throw new Error(`There is no VAT rate of ${taxClass} on ${day.toString()}.`);
  return Math.round(rate.percent * 10);
}
