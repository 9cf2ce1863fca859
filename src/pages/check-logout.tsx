/** /check-logout: a form ends the session and goes on to the provider's; from there one comes back here
 * (R212, R226, R230, R231, R420). */
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { readState, writeState } from '#features/session/rules/login-state.ts';
import { Button } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { cookieJar } from '../shell/session-cookies.ts';
import type { Route } from './+types/check-logout';
import { WithWords } from './parts/with-words.tsx';
import { endSession } from './parts/session/end-session.ts';
import { leaveFor, redirecting, safeOrHome, targetOrHome } from './parts/session/targets.ts';
import { sessionWords } from './parts/session/words.ts';

/** Back from the provider; who comes on their own while logged in is asked first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { publicUrl, retailApi, language } = facts;
  const state = readState(new URL(request.url).searchParams.get('state'));
  if (state) return leaveFor(publicUrl + safeOrHome(state.target, publicUrl), []);
  const target = targetOrHome(request, publicUrl);
  if (!retailApi.authToken) return leaveFor(publicUrl + target, []);
  return data({ target, words: sessionWords[language] });
}

export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const { publicUrl, identity, language } = facts;
  const form = await request.formData();
  const target = safeOrHome(String(form.get('target') ?? '/'), publicUrl);
  const jar = cookieJar(publicUrl);
  await endSession(request, facts);
  const cookies = [...jar.noSession(), ...jar.nothingOwn()];
  const state = writeState({ target, action: 'logout', nonce: crypto.randomUUID() });
  const leaving = await redirecting(facts, 'Redirect to logout failed', async () =>
    leaveFor(await identity.logout(state, language), cookies),
  );
  // Logged out of the shop one is either way.
  return leaving ?? leaveFor(publicUrl + target, cookies);
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckLogoutPage({ loaderData: { target, words } }: Route.ComponentProps) {
  return (
    <WithWords name="session" words={words}>
      <LogoutForm target={target} />
    </WithWords>
  );
}

function LogoutForm({ target }: { target: string }) {
  const t = useTranslations('session');
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
