/** The customer's account: details, card, links to their pages, and their data (L29). */
import { Suspense } from 'react';
import { redirect } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Forbidden, Unauthorized } from '#platform/errors.ts';
import { requestErasure } from '#features/session/client/own-data.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { ClosingBanner } from '../design/banner/closing-banner.soon.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { cookieJar, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/my-account';
import { Details } from './my-account/details.tsx';
import { OwnData } from './my-account/own-data.tsx';
import { OwnPages } from './my-account/own-pages.tsx';
import styles from './parts/account/account.module.css';
import { customerIn } from './parts/own-customer.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { retailApi, switches } = factsOf(context);
  const { searchParams, pathname } = url;
  const customer = await customerIn(retailApi);
  const erased = searchParams.get('poistettu');
  if (!customer && !erased) throw redirect(`/check-login?target=${pathname}`);
  const isAttached = searchParams.get('kortti') === 'liitetty' && Boolean(customer?.bonusCard);
  const isProven = searchParams.has('poista');
  const isAccountErased = erased !== 'kaupasta';
  return { customer, isAttached, isProven, isAccountErased, canReview: switches.reviewSubmit };
}

/** Erases the customer's data when they have confirmed it; otherwise says what is missing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { retailApi, publicUrl } = factsOf(context);
  const form = await request.formData();
  if (form.get('isSure') !== 'on') return { isUnsure: true };
  const { isAccountErased } = await requestErasure(retailApi).catch((error: unknown) => {
    const isAsked = error instanceof Unauthorized || error instanceof Forbidden;
    throw isAsked ? redirect(provingAddress(url)) : error;
  });
  const jar = cookieJar(publicUrl);
  throw redirect(`/oma-tili?poistettu=${isAccountErased ? 'kaikki' : 'kaupasta'}`, {
    headers: withCookies([...jar.noSession(), ...jar.nothingOwn()]),
  });
}

/** Login address that proves the customer's identity first, as anybody could use an open browser, and
 * returns here. */
function provingAddress({ pathname }: URL): string {
  const target = `${pathname}?poista=1`;
  return `/check-login?${new URLSearchParams({ action: 'confirm', target })}`;
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function MyAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, isAttached, isProven, isAccountErased, canReview } = loaderData;
  return customer ? (
    <Account customer={customer} isAttached={isAttached} canReview={canReview}>
      <OwnData isUnsure={actionData?.isUnsure ?? false} isProven={isProven} />
    </Account>
  ) : (
    <Erased isAccountErased={isAccountErased} />
  );
}

interface AccountProps {
  customer: NonNullable<Route.ComponentProps['loaderData']['customer']>;
  /** A card has just been attached. */
  isAttached: boolean;
  /** Reviews are taken (R015). */
  canReview: boolean;
  children: React.ReactNode;
}

function Account({ customer, isAttached, canReview, children }: AccountProps) {
  const t = useTranslations('pages/my-account');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <Suspense>
        {isAttached && <ClosingBanner live="polite">{t('attached')}</ClosingBanner>}
      </Suspense>
      <div className={styles.cards}>
        <Details customer={customer} />
        <OwnPages canReview={canReview} />
        {children}
      </div>
    </div>
  );
}

function Erased({ isAccountErased }: { isAccountErased: boolean }) {
  const t = useTranslations('pages/my-account');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('erased')} />
      <h1>{t('erased')}</h1>
      <p>{t('erasedText')}</p>
      {!isAccountErased && <p>{t('erasedElsewhere')}</p>}
      <p>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </p>
    </div>
  );
}
