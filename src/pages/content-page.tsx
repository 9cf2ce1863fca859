/** Pages that the merchant writes: information, wellbeing, inspiration and others. */
import { prefixIn } from '#platform/i18n/language.ts';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/content-page';
import { RecipeBlock } from './parts/content/block.tsx';
import { WrittenPage } from './parts/content/written-page.tsx';
import { loadWritten } from './parts/content/written.ts';
import { Recipe } from './parts/recipe/recipe.tsx';
import type { ShownRecipe } from './parts/recipe/shown.ts';
import { recipeEntities } from './parts/recipe/structured-data.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { language, publicUrl } = facts;
  const asked = pathOf(request.url);
  const written = await loadWritten(facts, asked.replace(previewPath, '') || '/');
  describePage(context, { entities: () => recipeEntities(written.content, facts) });
  // Search engines must not list previews.
  const path = previewPath.test(asked) ? undefined : asked;
  return { ...written, path, language, publicUrl };
}

/** Prefix of pages that are shown without effects (R376). */
const previewPath = /^\/_preview(?=\/|$)/;

/** Path without language prefix; the address of a page's data ends in `.data`. */
function pathOf(url: string): string {
  const pathname = new URL(url).pathname.replace(/\.data$/, '');
  return pathname.slice(prefixIn(pathname).length) || '/';
}

/** Part of the page's own code, as its form must wait while the page opens a cart. */
const recipeOf = (recipe: ShownRecipe) => <Recipe {...recipe} />;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecipeBlock value={recipeOf}>
      <WrittenPage {...loaderData} />
    </RecipeBlock>
  );
}
