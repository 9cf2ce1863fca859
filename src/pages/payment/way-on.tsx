/** What is shown where there is no payment to go on to: the way back to the payment of the last order, or to how it
 * stands. */
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { orderHref } from '../parts/of-order.ts';
import { WhileSelling } from '../parts/while-selling.tsx';
import type { LastOrder } from './last-order.ts';

export function WayOn({ last }: { last: LastOrder | null }) {
  const t = useTranslations('pages/payment');
  const title = last?.method ? t('unpaid') : t('title');
  return (
    <div className={layout.stack}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      {last?.method && <PayNow of={last} method={last.method} />}
      <p>
        {last ? (
          <ButtonLink to={orderHref(last.number, last.key)} quiet={last.method !== null}>
            {t('order', { number: last.number })}
          </ButtonLink>
        ) : (
          <ButtonLink to="/kassa">{t('back')}</ButtonLink>
        )}
      </p>
    </div>
  );
}

function PayNow({ of: { number, key }, method }: { of: LastOrder; method: string }) {
  const t = useTranslations('pages/payment');
  return (
    <Form method="post" action="/maksu" reloadDocument className={layout.tight}>
      {Object.entries({ number, key, method }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{t('unpaidText', { number })}</p>
      <WhileSelling>
        <Button>{t('go')}</Button>
      </WhileSelling>
    </Form>
  );
}
