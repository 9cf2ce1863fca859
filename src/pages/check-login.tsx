/** /check-login: redirects to the identity provider, receives the shopper coming back, and shows an error
 * when that fails (R230, R419, R421). */
import { data } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { prefixOf } from '#platform/i18n/language.ts';
import { customer } from '#features/session/client.ts';
import { authActions } from '#features/session/record.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/check-login';
import { CannotGo } from './parts/session/cannot-go.tsx';
import { finishLogin, startLogin, type LoginFault } from './parts/session/log-in.ts';
import {
  isUnsent,
  leaveFor,
  redirecting,
  targetOrHome,
  type Unsent,
} from './parts/session/targets.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.has('state')) return finishLogin(request, facts);
  const fault = searchParams.get('fault');
  if (fault) return reported(request, facts, fault === 'away' ? 'away' : 'refused');
  // The link on pages that do not know the customer: when logged in already, it leads to the account.
  if (searchParams.has('menu') && (await isLoggedIn(facts))) {
    return leaveFor(`${facts.publicUrl}${prefixOf(facts.language)}/oma-tili`, []);
  }
  const asked = searchParams.get('action');
  const action = authActions.find((one) => one === asked) ?? 'login';
  const words =
    action === 'register' ? 'Redirect to registration failed' : 'Redirect to login failed';
  const leaving = await redirecting(facts, words, () => startLogin(request, facts, action));
  return isUnsent(leaving) ? reported(request, facts, leaving) : leaving;
}

const isLoggedIn = async ({ retailApi }: RequestFacts): Promise<boolean> =>
  retailApi.authToken !== undefined && (await customer(retailApi).catch(() => null)) !== null;

type Fault = LoginFault | Unsent;

function reported(request: Request, { publicUrl }: RequestFacts, fault: Fault) {
  const target = targetOrHome(request, publicUrl);
  return data({ fault, target }, { status: fault === 'away' ? 503 : 400 });
}

/** Keys of the messages. */
const texts = { away: 'away', unsafe: 'unsafe', refused: 'loginRefused' } as const;

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckLoginPage({ loaderData }: Route.ComponentProps) {
  const { fault, target } = loaderData;
  const t = useTranslations('pages/parts/session');
  return (
    <CannotGo
      title={t('loginFailedTitle')}
      text={t(texts[fault])}
      again={`/check-login?${new URLSearchParams({ target })}`}
      target={target}
    />
  );
}
