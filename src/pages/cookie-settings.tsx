/** /evasteet: what the shop stores in browsers, and the visitor's choice of it (L17). Works without scripts. */
import { data, redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { settingsPath } from '#features/cookie-consent/rules/pages.ts';
import { useConsentState } from '#features/cookie-consent/ui/start.ts';
import banner from '../design/banner/banner.module.css';
import layout from '../design/layout.module.css';
import { choiceOf } from '../shell/consent-cookies.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/cookie-settings';
import { Chosen } from './cookie-settings/chosen.tsx';
import { Settings } from './cookie-settings/settings.tsx';
import { saveChoice } from './parts/cookie-consent/save.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { space } = factsOf(context);
  const { categories, version } = space.cookieConsent;
  const choice = choiceOf(request, space.cookieConsent);
  // Browsers leave the cookie out of a visit that begins on another site.
  const isFromElsewhere = request.headers.get('sec-fetch-site') === 'cross-site';
  const isUnknown = isFromElsewhere && !choice;
  const isSaved = new URL(request.url).searchParams.has('tallennettu');
  return { asked: { categories, version }, choice, isUnknown, isSaved };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { saved, cookies } = await saveChoice(request, factsOf(context));
  if (saved.fault) return data(saved, { status: 400 });
  throw redirect(`${settingsPath}?tallennettu`, { status: 303, headers: withCookies(cookies) });
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CookieSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Page {...loaderData} fault={actionData?.fault ?? null} />;
}

interface PageProps extends Pick<
  Route.ComponentProps['loaderData'],
  'asked' | 'choice' | 'isUnknown' | 'isSaved'
> {
  fault: 'unreadable' | 'changed' | null;
}

function Page({ asked, choice: sent, isUnknown, isSaved, fault }: PageProps) {
  const t = useTranslations('pages/cookie-settings');
  const inBrowser = useConsentState();
  const choice = inBrowser ? inBrowser.choice : sent;
  const isAsking = asked.categories.length > 0;
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      {fault && (
        <p role="alert" className={banner.warning}>
          {t(`faults.${fault}`)}
        </p>
      )}
      {isSaved && !fault && <output className={banner.info}>{t('saved')}</output>}
      <p>{t(isAsking ? 'intro' : 'introOfNone')}</p>
      {isAsking && <Chosen choice={choice} isUnknown={isUnknown && !inBrowser} />}
      <Settings key={choice?.at} asked={asked} given={choice?.given ?? []} />
    </div>
  );
}
