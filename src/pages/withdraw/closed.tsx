/** Why an order cannot be withdrawn from, and what to do instead. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Link } from '../../design/link.tsx';
import { dayIn, orderHref } from '../parts/of-order.ts';

export function Closed({ order, orderKey }: { order: Order; orderKey: string }) {
  const t = useTranslations('pages/withdraw');
  return (
    <>
      <h1>{t('closedTitle')}</h1>
      <p>
        <Reason order={order} />
      </p>
      <p>
        {t('faulty')} <Link to="/info/reklamaatio">{t('complaint')}</Link>
      </p>
      <p>
        <ButtonLink to={orderHref(order.number, orderKey)} quiet>
          {t('toOrder')}
        </ButtonLink>
      </p>
    </>
  );
}

function Reason({ order: { withdrawable, isAnonymous, withdrawals } }: { order: Order }) {
  const t = useTranslations('pages/withdraw');
  const language = useLanguage();
  if (!withdrawable) return t('unpaid');
  if (isAnonymous) return t('anonymous');
  if (!withdrawable.isOpen) return t('over', { day: dayIn(withdrawable.lastDay, language) });
  return withdrawals.length > 0 ? t('allWithdrawn') : t('notCovered');
}
