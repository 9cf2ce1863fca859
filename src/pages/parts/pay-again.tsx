/** Another payment of an unpaid order. */
import { Form, useLocation } from 'react-router';
import type { RefusalCode } from '#platform/errors.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ofCode } from '#platform/of-code.ts';
import type { Order, payOrder } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import layout from '../../design/layout.module.css';
import banner from '../../design/banner/banner.module.css';
import { saysPaused } from './buying-paused.ts';
import styles from './order-view.module.css';
import { firstMethodId, PaymentMethods } from './payment-methods.tsx';
import { WhileSelling } from './while-selling.tsx';

interface PayAgainProps {
  number: string;
  orderKey: string;
  of: PaymentMethod[] | null;
}

export function PayAgain({ number, orderKey, of }: PayAgainProps) {
  const t = useTranslations('pages/parts/payment');
  if (!of) return <MethodsAway text={t('orderMethodsAway')} />;
  return (
    <Form method="post" action="/maksu" reloadDocument noValidate className={layout.stack}>
      <h2 className={styles.heading}>{t('payment')}</h2>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="key" value={orderKey} />
      <PaymentMethods methods={of} />
      <WhileSelling>
        <Button>{t('retry')}</Button>
      </WhileSelling>
    </Form>
  );
}

/** Shown in place of the methods while the payment provider does not respond. */
export function MethodsAway({ text }: { text: string }) {
  const t = useTranslations('pages/parts/payment');
  const tShell = useTranslations('shell');
  const { pathname, search } = useLocation();
  return (
    <section className={layout.stack} aria-labelledby="methods-away">
      <h2 id="methods-away" className={styles.heading}>
        {t('payment')}
      </h2>
      <div className={`${banner.warning} ${layout.tight}`}>
        <p>
          <strong>{t('methodsAway')}</strong>
        </p>
        <p>{text}</p>
      </div>
      <p>
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          {tShell('tryAgain')}
        </ButtonLink>
      </p>
    </section>
  );
}

const reasons = {
  'payment-method': 'payment_method',
  'payment-method-missing': null,
  'payment-pending': 'payment_pending',
  'too-many-payments': 'too_many_payments',
  'not-awaiting-payment': 'not_awaiting_payment',
  'order-not-found': 'other',
} as const satisfies Record<RefusalCode<typeof payOrder>, string | null>;

/** Why another payment could not begin. */
export function PayFailed({ code, order }: { code: string; order: Order }) {
  const t = useTranslations('pages/parts/payment.refused');
  const tShell = useTranslations('shell');
  const reason = ofCode(reasons, code);
  if (reason === null) return <MethodMissing />;
  if (saysPaused(code))
    return <ErrorSummary title={`${tShell('pausedTitle')} ${tShell('paused')}`} />;
  if (order.status === 'paid') return <ErrorSummary title={t('paid')} />;
  return <ErrorSummary title={t(reason ?? 'other')} />;
}

/** Shown when no method was chosen. */
export function MethodMissing() {
  const t = useTranslations('pages/parts/payment');
  const faults = [{ id: firstMethodId, text: t('chooseMethod') }];
  return <ErrorSummary title={t('wrong', { count: 1 })} faults={faults} />;
}
