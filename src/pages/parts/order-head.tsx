/** The state of an order: what happened to its payment, what was charged, until when it is reserved. */
import { useLocation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import { isPayable, mayBePaidYet, stateOf, type OrderState } from './order-state.ts';
import styles from './order-view.module.css';
import { useRenewal } from './renewal.ts';
import { ReturnedPayments } from './returned-payments.tsx';

interface HeadProps {
  title: string;
  order: Order;
  isKept: boolean;
}

export function OrderHead({ title, order, isKept }: HeadProps) {
  const t = useTranslations('pages/parts/order');
  const state = stateOf(order);
  const isPaid = state === 'paid';
  return (
    <header className={`${styles.head} ${isPaid ? '' : styles.unpaid}`}>
      {isPaid && (
        <span className={styles.done}>
          <Icon name="check" size={32} />
        </span>
      )}
      <div className={layout.tight}>
        <h1>{title}</h1>
        <p className={styles.number}>{t('number', { number: order.number })}</p>
        <output className={layout.tight}>
          <span>
            {isPaid ? <PaidText order={order} /> : <UnpaidText order={order} state={state} />}
          </span>
          {order.status === 'awaiting-payment' && isKept && <Kept order={order} />}
          <ReturnedPayments order={order} />
          {order.status === 'cancelled' && (
            <span>{mayBePaidYet(order) ? t('mayComeYet') : t('notCharged')}</span>
          )}
        </output>
        {state === 'pending' && <LookAgain />}
        {order.status === 'cancelled' && (
          <p>
            <ButtonLink to="/ostoskori">{t('toCart')}</ButtonLink>
          </p>
        )}
      </div>
    </header>
  );
}

function PaidText({ order: { isAnonymous, customer } }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  return isAnonymous ? t('paid.paid') : t('mail', { email: customer.email });
}

interface UnpaidProps {
  order: Order;
  state: Exclude<OrderState, 'paid'>;
}

/** What happened; of money that is given back, why and then how. */
function UnpaidText({ order, state }: UnpaidProps) {
  const t = useTranslations('pages/parts/order');
  const text = t(`state.${state}.text`);
  if (order.status !== 'refunded') return text;
  return `${t(`late.${order.returnReason ?? 'unknown'}`)} ${text}`;
}

/** Until when the items are reserved, in Finnish time. */
function Kept({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  const time = new Date(order.payableUntil).toLocaleTimeString(localeOf(useLanguage()), {
    timeStyle: 'short',
    timeZone: shopZone,
  });
  return <span>{t(isPayable(order) ? 'payBy' : 'kept', { time })}</span>;
}

/** The bank's response appears by itself where scripts run, otherwise after a reload. */
function LookAgain() {
  const t = useTranslations('pages/parts/order');
  const { pathname, search } = useLocation();
  useRenewal();
  return (
    <p>
      <ButtonLink to={`${pathname}${search}`} quiet reloadDocument>
        {t('lookAgain')}
      </ButtonLink>
    </p>
  );
}
