/** Categories, brands and products that documents name and the catalogue does not have: mostly misspelt ones, which
 * would have no effect. They are no faults, as feeds may bring them later. */
import type { z } from '#platform/http/contract.ts';
import { nearest } from '#platform/edit-distance.ts';
import type { CampaignDocument } from '../../campaigns/record.ts';
import type { Coupons } from '../../cart/record.ts';
import type { CatalogueDocument } from '../../catalogue/record/catalogue-document.ts';
import type { KnownNames } from '../../catalogue/record/known-names.ts';
import type { Deliveries } from '../../checkout/record.ts';
import type { WithdrawalTerms } from '../../orders/record/withdrawal.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';

type Kind = keyof KnownNames;

interface Naming {
  path: PropertyKey[];
  names: Partial<KnownNames> | undefined;
}

const namings: Record<string, (data: never) => Naming[]> = {
  campaigns: ({ exclusions }: z.input<typeof CampaignDocument>) => [
    { path: ['exclusions'], names: exclusions },
  ],
  catalogue: ({ substitutes }: z.input<typeof CatalogueDocument>) => [
    { path: ['substitutes'], names: substitutes },
  ],
  coupons: (all: z.input<typeof Coupons>) =>
    all.map(({ exclusions }, at) => ({ path: [at, 'exclusions'], names: exclusions })),
  deliveries: ({ methods }: z.input<typeof Deliveries>) =>
    methods.map(({ categories = [] }, at) => ({ path: ['methods', at], names: { categories } })),
  withdrawal: ({ exceptions }: z.input<typeof WithdrawalTerms>) =>
    exceptions.map((names, at) => ({ path: ['exceptions', at], names })),
};

const nouns: Record<Kind, string> = {
  categories: 'no category has the path',
  brands: 'no brand has the id',
  products: 'no product has the id',
};

interface Named {
  document: Pick<Document, 'kind' | 'key'>;
  path: PropertyKey[];
  of: Kind;
  name: string;
}

const namedIn = (documents: readonly Document[]): Named[] =>
  documents.flatMap(({ kind, key, data }) =>
    (namings[kind]?.(data as never) ?? []).flatMap(({ path, names = {} }) =>
      (Object.keys(nouns) as Kind[]).flatMap((of) =>
        (names[of] ?? []).map((name, at) => ({
          document: { kind, key },
          path: [...path, of, at],
          of,
          name,
        })),
      ),
    ),
  );

/** Ids of products that the documents name. @param documents whose shapes are right */
export const productsNamedIn = (documents: readonly Document[]): string[] =>
  namedIn(documents).flatMap(({ of, name }) => (of === 'products' ? [name] : []));

/** @param documents whose shapes are right */
export const unknownNames = (documents: readonly Document[], known: KnownNames): DocumentFault[] =>
  namedIn(documents)
    .filter(({ of, name }) => !known[of].includes(name))
    .map(({ document, path, of, name }) => {
      const meant = nearest(name, known[of], Math.ceil(name.length / 3));
      const hint = meant ? `; did you mean ${meant}?` : '';
      return { ...document, path, reason: `${nouns[of]} ${name}${hint}` };
    });
