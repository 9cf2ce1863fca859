/** One of the customer's shopping lists. */
import { Suspense } from 'react';
import { data, Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { shoppingList } from '#features/shopping-lists/client.ts';
import { Button, ButtonLink } from '../design/button/button.tsx';
import collapsible from '../design/collapsible/collapsible.module.css';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/shopping-list';
import { useRemovals } from './parts/removals.ts';
import { AddedAllNotice } from './parts/add-all/added-all.soon.ts';
import { changeList, type ListResult } from './parts/shopping-lists/change.ts';
import { useFault } from './parts/shopping-lists/fault.ts';
import { Guest } from './parts/shopping-lists/guest.tsx';
import { ListNews } from './parts/shopping-lists/list-news.tsx';
import { NameForm } from './parts/shopping-lists/name-form.tsx';
import { ofCustomer } from './parts/shopping-lists/own.ts';
import { listsPath } from './parts/shopping-lists/paths.ts';
import { ListRow } from './parts/shopping-lists/row.tsx';
import styles from './parts/shopping-lists/shopping-lists.module.css';
import { isBuyable, shownList } from './parts/shopping-lists/shown.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Ids of lists; other paths are none. */
const listId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  if (!listId.test(id)) throw new Response(null, { status: 404 });
  const list = await ofCustomer(retailApi, () => shoppingList(retailApi, id));
  return { list: list && shownList(list), added: url.searchParams.get('lisatty') };
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  if (!listId.test(id)) throw new Response(null, { status: 404 });
  const { result, cookies } = await changeList(request, { url, id }, factsOf(context).retailApi);
  return data<ListResult>(result, { headers: withCookies(cookies) });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ShoppingListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, added } = loaderData;
  return list ? <List list={list} added={added} result={actionData} /> : <Guest />;
}

interface ListProps {
  list: ReturnType<typeof shownList>;
  /** What was just added: the id of a product, or the cart. */
  added: string | null;
  result: ListResult | undefined;
}

function List({ list, added, result }: ListProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  const { id, name, items } = list;
  const removals = useRemovals(items, result?.removed ? [result.removed] : []);
  const crumbs = [
    { name: t('title'), to: listsPath },
    { name, to: `${listsPath}/${id}` },
  ];
  return (
    <div className={layout.stack}>
      <PageTitle title={name} />
      <CrumbList crumbs={crumbs} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{name}</h1>
        <span className={layout.soft}>{t('count', { count: items.length })}</span>
      </div>
      {items.length === 0 ? <Empty /> : items.some(isBuyable) && <AllToCart />}
      <ul className={styles.rows}>
        {items.map((item) => (
          <ListRow key={item.sokId} item={item} onRemove={removals.add} />
        ))}
      </ul>
      <Settings name={name} fault={result?.failed} />
      <Suspense>
        <AddedAllNotice result={result?.many} />
      </Suspense>
      <ListNews
        list={list}
        added={added}
        result={result}
        removed={removals.removed}
        onClose={removals.clear}
      />
    </div>
  );
}

function Empty() {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <>
      <p className={styles.text}>{t('emptyList')}</p>
      <p>
        <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
      </p>
    </>
  );
}

function AllToCart() {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value="cart">
        {t('allToCart')}
      </Button>
    </Form>
  );
}

/** Renaming and removing the list. */
function Settings({ name, fault }: { name: string; fault: string | undefined }) {
  const t = useTranslations('pages/parts/shopping-lists');
  const error = useFault(fault);
  return (
    <details className={collapsible.quiet} open={error !== undefined}>
      <summary>{t('settings')}</summary>
      <div className={layout.tight}>
        <NameForm
          key={name}
          intent="rename"
          name={name}
          button={t('rename')}
          error={fault === 'invalid-input' ? error : undefined}
        />
        <Form method="post">
          <Button name="intent" value="remove-list" quiet>
            {t('removeList')}
          </Button>
        </Form>
      </div>
    </details>
  );
}
