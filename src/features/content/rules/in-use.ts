/** Faults of documents that products of the shop depend on. */
import type { TaxClasses } from '../../pricing/record/tax-classes.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';

/** Classes that products have and the documents lack. */
export function missingTaxClasses(
  documents: readonly Document[],
  inUse: readonly string[],
): DocumentFault[] {
  const kind = 'tax-classes';
  const found = documents.find((one) => one.kind === kind)?.data as TaxClasses | undefined;
  const known = new Set(found?.classes.map(({ name }) => name));
  return inUse
    .filter((name) => !known.has(name))
    .map((name) => ({
      kind,
      key: '',
      path: ['classes'],
      reason: `products have the class ${name}, so it must stay`,
    }));
}
