/** All campaigns: those that run, those to come, and the products of the running ones. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { campaignRoot } from '#features/catalogue/rules/category-menu.ts';
import { campaignSorts } from '#features/catalogue/url-state/sorts.ts';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/campaigns';
import { Others } from './parts/campaign/others.tsx';
import { otherCampaigns } from './parts/campaign/place.ts';
import { ProductResults } from './parts/list.tsx';
import { loadList } from './parts/list-page.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { language, publicUrl } = facts;
  const others = await otherCampaigns(facts);
  const address = `/kategoria/${campaignRoot}`;
  const isList = new URL(request.url).pathname.includes(address);
  const ids = others.running.map(({ path }) => path);
  const fixed = { name: 'campaigns' as const, ids };
  const list =
    isList && ids.length > 0
      ? await loadList(facts, request, { address, sorts: campaignSorts, fixed })
      : null;
  const shown = list && {
    products: list.products,
    totalCount: list.totalCount,
    facets: list.facets,
    state: list.state,
    pages: list.pages,
  };
  return { others, list: shown, path: list ? list.path : address, language, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function CampaignsPage({ loaderData: { others, list } }: Route.ComponentProps) {
  const t = useTranslations('pages/parts/campaign');
  const tShell = useTranslations('shell');
  const title = tShell('campaigns');
  const page = list?.state.page ?? 1;
  return (
    <div className={layout.stack}>
      <PageTitle title={title} page={page} description={t('about')} />
      <CrumbList crumbs={[{ name: title, to: `/kategoria/${campaignRoot}` }]} />
      <h1>{title}</h1>
      <Others {...others} isFirst />
      {list && (
        <ProductResults sorts={campaignSorts} {...list} isBelow={others.running.length > 0} />
      )}
    </div>
  );
}
