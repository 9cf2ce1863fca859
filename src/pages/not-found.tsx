/** Any unknown address: the shell's error page with status 404. Addresses under /check- redirect to the
 * shop, and the number of a product alone leads to its page. */
import { redirect } from 'react-router';
import { pageMeta } from '../shell/meta.ts';
import type { Route } from './+types/not-found';
import { BackToStore } from './parts/session/back-to-store.tsx';
import { returnToStore } from './parts/session/return.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export function loader({ request, context, params }: Route.LoaderArgs) {
  if (params['*'].startsWith('check-')) return returnToStore(request, context);
  const id = /^tuote\/(\d{1,15})$/.exec(params['*'])?.[1];
  // The product's page knows its name.
  if (id !== undefined) throw redirect(`/tuote/x/${id}`, 301);
  throw new Response(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default BackToStore;
