/** The customer's favourites (R185). */
import { useEffect } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { sortOf } from '#features/wishlist/rules/sorts.ts';
import { storeList } from '#features/wishlist/ui/kept.ts';
import { Button } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import banner from '../design/banner/banner.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/wishlist';
import { useRemovals } from './parts/removals.ts';
import { changeWishlist, type Outcome } from './wishlist/change.ts';
import { Empty, Guest } from './wishlist/empty.tsx';
import { Entry } from './wishlist/entry.tsx';
import { Outcomes } from './wishlist/outcomes.tsx';
import { answerWith, carryOutPending, readWishlist } from './wishlist/read.ts';
import { Sort } from './wishlist/sort.tsx';
import styles from './wishlist/wishlist.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi, switches } = factsOf(context);
  if (!switches.wishlist) throw new Response(null, { status: 404 });
  const sort = sortOf(new URL(request.url).searchParams.get('jarjestys'));
  const { setCookie, ...carriedOut } = (await carryOutPending(request, retailApi)) ?? {};
  const list = await readWishlist(retailApi, sort);
  return answerWith({ list, sort, carriedOut }, setCookie);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { retailApi, switches } = factsOf(context);
  if (!switches.wishlist) throw new Response(null, { status: 404 });
  return changeWishlist(request, retailApi);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function WishlistPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Page loaderData={loaderData} outcome={actionData ?? loaderData.carriedOut} />;
}

interface PageProps {
  loaderData: Route.ComponentProps['loaderData'];
  outcome: Outcome;
}

function Page({ loaderData: { list, sort }, outcome }: PageProps) {
  const t = useTranslations('pages/wishlist');
  useEffect(() => {
    // Updates the hearts of other pages.
    if (list) storeList(list.entries);
  }, [list]);
  const removals = useRemovals(
    list?.entries ?? [],
    (outcome.removed ?? []).map((sokId) => ({ sokId })),
  );
  if (!list) return <Guest isKept={outcome.mustLogIn === true} />;
  const { entries, gone } = list;
  return (
    <div className={layout.stack}>
      <div className={styles.head}>
        <PageTitle title={t('title')} />
        <h1>{t('title')}</h1>
        {entries.length > 0 && (
          <>
            <span className={layout.soft}>{t('count', { count: entries.length })}</span>
            <Sort sort={sort} />
          </>
        )}
      </div>
      {gone.length > 0 && <Gone sokIds={gone} />}
      {entries.length === 0 && <Empty />}
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.sokId}>
            <Entry entry={entry} onRemove={() => removals.add({ sokId: entry.sokId })} />
          </li>
        ))}
      </ul>
      <Outcomes outcome={outcome} removed={removals.removed} onClose={removals.clear} />
    </div>
  );
}

/** Removes products that are no longer in the catalogue when the shopper confirms it. */
function Gone({ sokIds }: { sokIds: string[] }) {
  const t = useTranslations('pages/wishlist');
  return (
    <div className={banner.info}>
      <Form method="post" className={styles.gone} preventScrollReset>
        <p>{t('gone', { count: sokIds.length })}</p>
        {sokIds.map((sokId) => (
          <input key={sokId} type="hidden" name="sokId" value={sokId} />
        ))}
        <Button name="intent" value="remove" quiet small>
          {t('prune')}
        </Button>
      </Form>
    </div>
  );
}
