/** The component of each block. */
import { createContext, Suspense, useContext } from 'react';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { Banners } from './blocks/banners.tsx';
import { Brands } from './blocks/brands.tsx';
import { CampaignCards } from './blocks/campaign-cards.tsx';
import { Departments } from './blocks/departments.tsx';
import { Hero } from './blocks/hero.tsx';
import { Promises } from './blocks/promises.tsx';
import { Tiles } from './blocks/tiles.tsx';
import { HelpBlock } from '../help/help-block.soon.ts';
import type { BlockProps, HelpBlockName, ShownBlock } from './shown.ts';

type Components = {
  [Name in Exclude<keyof BlockProps, HelpBlockName | 'recipe'>]: React.ComponentType<
    BlockProps[Name]
  >;
};

/** Those of the front page and of campaigns; those of help pages come after the rest. */
const components: Components = {
  departments: Departments,
  brands: Brands,
  campaigns: CampaignCards,
  offers: ProductRow,
  banners: Banners,
  hero: Hero,
  tiles: Tiles,
  promises: Promises,
  products: ProductRow,
};

/** Shows recipes; provided by the pages that may have them, so that others do not load its code. */
export const RecipeBlock = createContext<(props: BlockProps['recipe']) => React.ReactNode>(
  () => null,
);

export function Block({ block }: { block: ShownBlock }) {
  const recipeOf = useContext(RecipeBlock);
  const Component = components[block.name as keyof Components] as
    | React.ComponentType<object>
    | undefined;
  if (Component) return <Component {...block.props} />;
  if (block.name === 'recipe') return recipeOf(block.props);
  return (
    <Suspense>
      <HelpBlock block={block} />
    </Suspense>
  );
}
