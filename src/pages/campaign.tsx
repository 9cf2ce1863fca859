/** A campaign: before its time, while it runs, and when it is over. */
import { redirect } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { endIn, momentIn } from '#platform/moment.ts';
import {
  campaignList,
  campaignPath,
  campaignRoot,
} from '#features/catalogue/rules/category-menu.ts';
import { campaignSorts } from '#features/catalogue/url-state/sorts.ts';
import { prefixIn } from '#platform/i18n/language.ts';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/campaign';
import { Categories, Days, Head } from './parts/campaign/head.tsx';
import { Others } from './parts/campaign/others.tsx';
import {
  addressElsewhere,
  campaignHead,
  otherCampaigns,
  type CampaignHead,
} from './parts/campaign/place.ts';
import { ProductResults } from './parts/list.tsx';
import { ListTitle, useListDescription } from './parts/list-title.tsx';
import { loadList } from './parts/list-page.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { space, language, publicUrl } = facts;
  const campaign = space.campaigns.find(({ path }) => path === params.campaign);
  if (!campaign) throw new Response(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  const asked = pathname.replace(/\.data$/, '').slice(prefixIn(pathname).length);
  const elsewhere = addressElsewhere(campaign, asked);
  if (elsewhere) throw redirect(elsewhere + search, 301);
  const head = campaignHead(campaign, facts);
  const address = campaignPath(campaign);
  const fixed = { name: 'campaigns' as const, ids: [campaign.path] };
  const list =
    head.stage === 'during'
      ? await loadList(facts, request, { address, sorts: campaignSorts, fixed })
      : null;
  describePage(context, { pictures: list?.products.map(({ picture }) => picture) ?? [] });
  const others = head.stage === 'during' ? null : await otherCampaigns(facts, campaign.path);
  const root = campaignList([], { language });
  const isBelow = address.startsWith(`/kategoria/${campaignRoot}/`);
  const crumbs = [
    ...(isBelow ? [{ name: root.name, to: root.urlPath }] : []),
    { name: head.name, to: address },
  ];
  return {
    head,
    list: list && shownOf(list),
    others,
    crumbs,
    path: list ? list.path : address,
    language,
    publicUrl,
  };
}

/** What the list of a page shows. */
function shownOf({ products, totalCount, facets, state, pages }: NonNullable<Loaded>) {
  return { products, totalCount, facets, state, pages };
}

type Loaded = Awaited<ReturnType<typeof loadList>>;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { head, list, others, crumbs } = loaderData;
  return (
    <div className={layout.stack}>
      {list ? (
        <Title name={head.name} text={head.text} list={list} />
      ) : (
        <PageTitle title={head.name} description={head.text} />
      )}
      <CrumbList crumbs={crumbs} />
      <Head campaign={head} />
      <Stage {...head} />
      {list && (
        <div className={`${layout.stack} campaign-${head.path}`}>
          <Categories below={head.below} />
          <Days days={head.days} />
          <ProductResults sorts={campaignSorts} {...list} />
        </div>
      )}
      {others && <Others {...others} />}
    </div>
  );
}

/** Says that a campaign is to come or over. */
function Stage({
  stage,
  startTime,
  endTime,
}: Pick<CampaignHead, 'stage' | 'startTime' | 'endTime'>) {
  const t = useTranslations('pages/parts/campaign');
  const language = useLanguage();
  if (stage === 'during') return null;
  return (
    <p>
      {stage === 'before'
        ? t('beforeText', { time: momentIn(startTime, language) })
        : t('overText', { time: endIn(endTime, language) })}
    </p>
  );
}

type ListShown = NonNullable<Route.ComponentProps['loaderData']['list']>;

function Title({ name, text, list }: { name: string; text: string; list: ListShown }) {
  const description = useListDescription({ name, count: list.totalCount, below: [] });
  const { state, facets } = list;
  return <ListTitle title={name} description={`${text} ${description}`} {...{ state, facets }} />;
}
