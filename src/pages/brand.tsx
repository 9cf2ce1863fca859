/** Products of one brand. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { brands } from '#features/catalogue/client.ts';
import { listSorts } from '#features/catalogue/url-state/sorts.ts';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/brand';
import { ProductResults } from './parts/list.tsx';
import { ListTitle, useListDescription } from './parts/list-title.tsx';
import { loadList } from './parts/list-page.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const address = `/tuotemerkit/${params.slug}`;
  const brand = (await brands(facts.retailApi)).find(({ id }) => id === params.slug);
  if (!brand) throw new Response(null, { status: 404 });
  const fixed = { name: 'brands' as const, ids: [brand.id] };
  const list = await loadList(facts, request, { address, sorts: listSorts, fixed });
  if (!list) throw new Response(null, { status: 404 });
  const { category: _, children: __, ...products } = list;
  const { publicUrl, language } = facts;
  describePage(context, { pictures: products.products.map(({ picture }) => picture) });
  return { ...products, name: brand.name, publicUrl, language };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function BrandPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('pages/brands');
  const { name, products, totalCount, facets, state, pages } = loaderData;
  const crumbs = [
    { name: t('title'), to: '/tuotemerkit' },
    { name, to: `/tuotemerkit/${params.slug}` },
  ];
  const description = useListDescription({ name, count: totalCount, below: [] });
  return (
    <div className={layout.stack}>
      <ListTitle title={name} description={description} {...{ state, facets }} />
      <CrumbList crumbs={crumbs} />
      <h1>{name}</h1>
      <ProductResults sorts={listSorts} {...{ products, totalCount, facets, state, pages }} />
    </div>
  );
}
