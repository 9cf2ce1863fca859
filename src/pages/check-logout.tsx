/** /check-logout: a form ends the session and redirects to the provider's logout, which returns here (R212,
 * R226, R230, R231, R420). */
import { createContext, data } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { readState, writeState } from '#features/session/rules/login-state.ts';
import { Button } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { cookieJar, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/check-logout';
import { endSession } from './parts/session/end-session.ts';
import {
  isUnsent,
  leaveFor,
  redirecting,
  safeOrHome,
  targetOrHome,
} from './parts/session/targets.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** The provider's logout address after a form has ended the session: set by the action for the loader. */
const onward = createContext<string | null>(null);

/** Back from the provider; a logged-in customer who opens the address directly is asked to confirm. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { publicUrl, retailApi } = facts;
  const url = context.get(onward);
  if (url) return data({ url, target: '/' });
  const state = readState(new URL(request.url).searchParams.get('state'));
  if (state) return leaveFor(publicUrl + safeOrHome(state.target, publicUrl), []);
  const target = targetOrHome(request, publicUrl);
  if (!retailApi.authToken) return leaveFor(publicUrl + target, []);
  return data({ url, target });
}

/** The provider may redirect through any origin, and the policy forbids forms to do so: a page of the shop
 * leads there instead (R226). */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const { publicUrl, identity, language } = facts;
  const form = await request.formData();
  const target = safeOrHome(String(form.get('target') ?? '/'), publicUrl);
  const jar = cookieJar(publicUrl);
  const idTokenHint = await endSession(request, facts);
  const cookies = [...jar.noSession(), ...jar.nothingOwn()];
  const state = writeState({ target, action: 'logout', nonce: crypto.randomUUID() });
  const leaving = await redirecting(facts, 'Redirect to logout failed', async () => {
    const url = await identity.logout({ state, language, idTokenHint });
    if (!url) return leaveFor(publicUrl + target, cookies);
    context.set(onward, url);
    return data(null, { headers: withCookies(cookies) });
  });
  // The customer is logged out of the shop in any case.
  return isUnsent(leaving) ? leaveFor(publicUrl + target, cookies) : leaving;
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckLogoutPage({ loaderData: { url, target } }: Route.ComponentProps) {
  return url ? <Onward url={url} /> : <LogoutForm target={target} />;
}

/** Goes on by itself; the link is for browsers that do not. */
function Onward({ url }: { url: string }) {
  const t = useTranslations('pages/parts/session');
  return (
    <div className={layout.stack}>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <PageTitle title={t('leavingTitle')} />
      <h1>{t('leavingTitle')}</h1>
      <p>{t('leaving')}</p>
      <p>
        <a href={url}>{t('leavingLink')}</a>
      </p>
    </div>
  );
}

function LogoutForm({ target }: { target: string }) {
  const t = useTranslations('pages/parts/session');
  return (
    <form method="post" className={layout.stack}>
      <PageTitle title={t('logoutTitle')} />
      <h1>{t('logoutTitle')}</h1>
      <p>{t('logout')}</p>
      <input type="hidden" name="target" value={target} />
      <p>
        <Button>{t('logoutButton')}</Button>
      </p>
    </form>
  );
}
