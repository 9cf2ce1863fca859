/** What the visitor opens and sends, as the router knows it. */
import type { DataRouter } from 'react-router';
import { prefixIn } from '#platform/i18n/language.ts';
import type { SentForm } from '#features/analytics/rules/form-events.ts';
import type { OpenPage, Place } from '#features/analytics/rules/page-data.ts';
import type { RouterState } from '../router.ts';

interface Follower {
  page(page: OpenPage): void;
  form(form: SentForm): void;
  /** The page was left, or an error is shown in its place. */
  left(): void;
}

const placeOf = ({ pathname, search }: { pathname: string; search: string }): Place => ({
  path: pathname.slice(prefixIn(pathname).length) || '/',
  search,
});

/** The data is that of the page with this id. */
const pageIn = ({ location, matches, loaderData }: RouterState): OpenPage => {
  const id = matches.at(-1)?.route.id ?? '';
  return { ...placeOf(location), id, data: loaderData[id] as unknown } as OpenPage;
};

type Sent = Pick<SentForm, 'result' | 'next'> & { formAction: string; formData: FormData };

/** Forms that were answered: those of fetchers, and those that open a page. */
function sentIn({ fetchers, navigation, actionData }: RouterState): Sent[] {
  const sent: Sent[] = [];
  for (const { state, formMethod, formAction, formData, data } of fetchers.values()) {
    if (state === 'loading' && formMethod !== 'GET' && formAction && formData && data !== undefined)
      sent.push({ formAction, formData, result: data as unknown, next: null });
  }
  const { state, formMethod, formAction, formData, location } = navigation;
  if (state === 'loading' && formMethod !== 'GET' && formAction && formData)
    sent.push({
      formAction,
      formData,
      result: Object.values(actionData ?? {})[0] as unknown,
      next: placeOf(location),
    });
  return sent;
}

/** Fields that events are made of; no others are read. */
const fieldNames = ['intent', 'itemId', 'quantity', 'variantSokId', 'delivery', 'method', 'add'];

export const fieldsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    fieldNames.flatMap((name) => form.getAll(name).map((value) => [name, String(value)])),
  );

/** @returns ends it */
export function followVisit(router: DataRouter, follower: Follower): () => void {
  const known = new WeakSet<FormData>();
  let open: OpenPage | null = null;
  /** Address of the page that is shown; null while an error is. */
  let shown: string | null = null;

  function noteForms(state: RouterState): void {
    for (const { formAction, formData, ...answer } of sentIn(state)) {
      if (known.has(formData) || !open) continue;
      known.add(formData);
      const to = placeOf(new URL(formAction, 'https://shop.invalid')).path;
      follower.form({ ...answer, to, fields: fieldsOf(formData), page: open });
    }
  }

  function look(state: RouterState): void {
    noteForms(state);
    const { pathname, search } = state.location;
    const address = state.errors ? null : pathname + search;
    open = state.errors ? null : pageIn(state);
    if (address === shown) return;
    if (shown !== null) follower.left();
    shown = address;
    if (open) follower.page(open);
  }

  look(router.state);
  return router.subscribe(look);
}
