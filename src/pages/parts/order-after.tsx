/** Withdrawals and refunds of an order, and the way to withdraw (L12). */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { momentIn } from '#platform/moment.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import card from '../../design/card/card.module.css';
import styles from './order-after.module.css';
import { dayIn, orderHref } from './of-order.ts';
import { isWithdrawable } from './order-state.ts';

interface AfterProps {
  order: Order;
  orderKey: string;
}

export function OrderAfter({ order, orderKey }: AfterProps) {
  const t = useTranslations('pages/parts/order');
  const { withdrawable, withdrawals } = order;
  const language = useLanguage();
  if (!withdrawable || (!isWithdrawable(order) && withdrawals.length === 0)) return null;
  return (
    <section className={`${card.box} ${layout.tight}`} aria-labelledby="withdrawal">
      <h2 id="withdrawal" className={styles.heading}>
        {t('withdrawal')}
      </h2>
      {withdrawals.map(({ id, receivedAt, totalEuroCents }) => (
        <p key={id}>
          {t(totalEuroCents > 0 ? 'withdrawn' : 'withdrawnFree', {
            moment: momentIn(receivedAt, language),
            sum: euros(totalEuroCents, language),
          })}{' '}
          <Link to={orderHref(order.number, orderKey, `/peruutus/${id}`)}>{t('receipt')}</Link>
        </p>
      ))}
      {isWithdrawable(order) && (
        <>
          <p>{t('withdrawText', { day: dayIn(withdrawable.lastDay, language) })}</p>
          <p>
            <ButtonLink to={orderHref(order.number, orderKey, '/peruutus')} quiet>
              {t('withdraw')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}

/** Whether a line can be withdrawn, and until when; nothing for an order that is not paid (L11). */
export function LineRight({ order, at }: { order: Order; at: number }) {
  const t = useTranslations('pages/parts/order.right');
  const language = useLanguage();
  const line = order.lines[at];
  const { withdrawable } = order;
  if (!line || !withdrawable) return null;
  const limit = line.withdrawalLimit;
  if (limit === 'perishable' || limit === 'made-to-order') return <p>{t(rights[limit])}</p>;
  if (withdrawable.left[at] === 0) return <p>{t('withdrawn')}</p>;
  const day = dayIn(withdrawable.lastDay, language);
  if (!withdrawable.isOpen) return <p>{t('over', { day })}</p>;
  return <p>{t(limit === 'sealed' ? 'sealed' : 'until', { day })}</p>;
}

const rights = { perishable: 'perishable', 'made-to-order': 'madeToOrder' } as const;
