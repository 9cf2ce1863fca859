/** Asks on which list products go: those of the address, or those of the cart. */
import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { addToList, createList, shoppingLists } from '#features/shopping-lists/client.ts';
import { itemsIn } from '#features/shopping-lists/rules/choice.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/add-to-list';
import { Chosen, Unchosen } from './parts/shopping-lists/chosen.tsx';
import { chosenFor, wordsIn } from './parts/shopping-lists/choose.ts';
import { useFault } from './parts/shopping-lists/fault.ts';
import { Guest } from './parts/shopping-lists/guest.tsx';
import { Choices } from './parts/shopping-lists/choices.tsx';
import { codeOfRefusal, ofCustomer } from './parts/shopping-lists/own.ts';
import { listPath } from './parts/shopping-lists/paths.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi } = facts;
  return ofCustomer(retailApi, async () => {
    const [lists, chosen] = await Promise.all([
      shoppingLists(retailApi),
      chosenFor(request, url, facts),
    ]);
    return { lists: lists.map(({ id, name, items }) => ({ id, name, items })), ...chosen };
  });
}

/** Leads to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { retailApi } = factsOf(context);
  const form = await request.formData();
  const items = itemsIn(wordsIn(form));
  let id = String(form.get('list') ?? '');
  const failed = await codeOfRefusal(url, async () => {
    if (form.get('intent') === 'create')
      id = await createList(retailApi, { name: String(form.get('name') ?? ''), items });
    else await addToList(retailApi, id, items);
  });
  if (failed !== undefined) return { failed, isNew: form.get('intent') === 'create' };
  const [only, other] = items;
  const added = url.searchParams.has('ostoskori') ? 'ostoskori' : other ? 'kaikki' : only?.sokId;
  throw redirect(`${listPath(id)}?lisatty=${added}`);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function AddToListPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <Page {...loaderData} refused={actionData} /> : <Guest />;
}

interface PageProps extends NonNullable<Route.ComponentProps['loaderData']> {
  refused: Route.ComponentProps['actionData'];
}

function Page({ lists, items, unchosen, isCart, newName, refused }: PageProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  const fault = useFault(refused?.failed);
  const title = t(isCart ? 'saveCart' : 'addTitle');
  return (
    <div className={layout.stack}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Chosen items={items} isCart={isCart} />
      {unchosen && <Unchosen product={unchosen} />}
      {items.length > 0 && (
        <Choices
          lists={lists}
          items={items}
          newName={newName}
          fault={fault}
          isNewAtFault={refused?.isNew === true}
        />
      )}
    </div>
  );
}
