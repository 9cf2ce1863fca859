/** GET /maksu/paluu: the shopper comes back from the bank with the provider's signed result. */
import { data, redirect, useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ShopError } from '#platform/errors.ts';
import { confirm } from '#features/orders/client.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/payment-return';
import { thanksHref } from './parts/of-order.ts';
import { useRenewal } from './parts/renewal.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** @throws redirect to the order. The signed parameters stay in the address, so the page can be reloaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const parameters = Object.fromEntries(new URL(request.url).searchParams);
  const result = await confirm(retailApi, parameters).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    retailApi.warn?.('payment return refused', { code: error.code });
    return error;
  });
  if (!(result instanceof ShopError)) {
    throw redirect(thanksHref(result));
  }
  const isForged = result.status >= 400 && result.status < 500;
  return data(
    { state: isForged ? ('unknown' as const) : ('away' as const) },
    { status: isForged ? 400 : 503 },
  );
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function PaymentReturnPage({ loaderData }: Route.ComponentProps) {
  return loaderData.state === 'away' ? <Away /> : <Unknown />;
}

/** The order is found as soon as the API responds. */
function Away() {
  const t = useTranslations('pages/payment-return');
  const tShell = useTranslations('shell');
  const { pathname, search } = useLocation();
  useRenewal();
  return (
    <div className={layout.stack}>
      <PageTitle title={t('awayTitle')} />
      <h1>{t('awayTitle')}</h1>
      <p>{t('away')}</p>
      <p>
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          {tShell('tryAgain')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Unknown() {
  const t = useTranslations('pages/payment-return');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('unknownTitle')} />
      <h1>{t('unknownTitle')}</h1>
      <p>{t('unknown')}</p>
      <p>
        <ButtonLink to="/tilaukset">{t('orders')}</ButtonLink>
      </p>
    </div>
  );
}
