/** The customer's consents: what they are, given and withdrawn in one form, and every decision (L17, L18, L29). */
import { data, redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ShopError } from '#platform/errors.ts';
import * as client from '#features/consents/client.ts';
import { changesIn } from '#features/consents/rules/form.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/consents';
import { Choices } from './consents/choices.tsx';
import { Decisions } from './consents/decisions.tsx';
import { isNobody, logInAgain } from './parts/session/log-in-again.ts';
import { ownConsentService } from './parts/session/own-consent-service.ts';
import { Outcome } from './consents/outcome.tsx';
import { customerIn } from './parts/own-customer.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  if (!(await customerIn(facts.retailApi))) throw toLogin(url);
  const { service, cookies } = await ownConsentService(request, facts);
  const found = service && (await client.history(service).catch(unlessRefused));
  const { language, space } = facts;
  const isSaved = url.searchParams.has('tallennettu');
  const { thirdParties } = space.marketingConsents;
  return data(
    { found, isSaved, language, thirdParties },
    { status: found ? 200 : 503, headers: withCookies(cookies) },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const { service, cookies } = await ownConsentService(request, facts);
  if (!service) {
    if (await isNobody(facts.retailApi)) throw logInAgain(url);
    return refused('away', 503, cookies);
  }
  const decisions = changesIn(await request.formData());
  try {
    if (Object.keys(decisions.consents).length > 0)
      await client.decide(service, { ...decisions, channel: 'account' });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.status === 401) throw logInAgain(url);
    const isReworded = error.code === 'text-unknown' || error.code === 'consent-unknown';
    if (isReworded) return refused('reworded', 409, cookies);
    return refused(error.status === 429 ? 'tooMany' : 'away', error.status || 503, cookies);
  }
  throw redirect('/oma-tili/suostumukset?tallennettu', { headers: withCookies(cookies) });
}

const refused = (why: 'away' | 'reworded' | 'tooMany', status: number, cookies: string[]) =>
  data({ why }, { status, headers: withCookies(cookies) });

const toLogin = ({ pathname }: URL) => redirect(`/check-login?target=${pathname}`);

/** Null where the service is away or does not know the customer. */
function unlessRefused(error: unknown): null {
  if (error instanceof ShopError) return null;
  throw error;
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('set-cookie') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = () => pageMeta();

export default function ConsentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('pages/consents');
  const { found, isSaved, thirdParties } = loaderData;
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <Outcome
        // Each time something is saved it is said again.
        key={found?.history.length}
        why={actionData?.why ?? (found ? undefined : 'away')}
        isSaved={isSaved}
      />
      {found && (
        <>
          <p>{t(found.consents.length > 0 ? 'intro' : 'none')}</p>
          <Choices consents={found.consents} thirdParties={thirdParties} />
          <Decisions history={found.history} />
        </>
      )}
      <p>
        <ButtonLink to="/oma-tili" quiet>
          {t('back')}
        </ButtonLink>
      </p>
    </div>
  );
}
