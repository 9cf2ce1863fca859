/** The customer's shopping lists. */
import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { createList, restoreList, shoppingLists } from '#features/shopping-lists/client.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/shopping-lists';
import { useFault } from './parts/shopping-lists/fault.ts';
import { Guest } from './parts/shopping-lists/guest.tsx';
import { NameForm } from './parts/shopping-lists/name-form.tsx';
import { codeOfRefusal, ofCustomer } from './parts/shopping-lists/own.ts';
import { listPath } from './parts/shopping-lists/paths.ts';
import { Removed } from './parts/shopping-lists/removed.tsx';
import styles from './parts/shopping-lists/shopping-lists.module.css';
import { Summary } from './parts/shopping-lists/summary.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const lists = await ofCustomer(retailApi, () => shoppingLists(retailApi));
  return { lists, removed: url.searchParams.get('poistettu') };
}

/** Makes a list, or restores the one that was just removed; both lead to it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const form = await request.formData();
  const isRestoring = form.get('intent') === 'restore';
  let id = String(form.get('id') ?? '');
  const failed = await codeOfRefusal(url, async () => {
    if (isRestoring) await restoreList(retailApi, id);
    else id = await createList(retailApi, { name: String(form.get('name') ?? '') });
  });
  if (failed !== undefined) return { failed, isRestoring };
  throw redirect(listPath(id));
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function ShoppingListsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Page loaderData={loaderData} actionData={actionData} />;
}

function Page({
  loaderData: { lists, removed },
  actionData,
}: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useTranslations('pages/parts/shopping-lists');
  const fault = useFault(actionData?.failed);
  if (!lists) return <Guest />;
  const isRestoring = actionData?.isRestoring === true;
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {lists.length === 0 ? (
        <p className={styles.text}>{t('noLists')}</p>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <li key={list.id}>
              <Summary list={list} />
            </li>
          ))}
        </ul>
      )}
      <section className={layout.tight} aria-labelledby="new-list">
        <h2 id="new-list">{t('newList')}</h2>
        <NameForm intent="create" button={t('create')} error={isRestoring ? undefined : fault} />
      </section>
      <Removed id={removed} fault={isRestoring ? fault : undefined} />
    </div>
  );
}
