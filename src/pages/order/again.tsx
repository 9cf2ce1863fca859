/** Receipt of an order, and buying the same again. */
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Order } from '#features/orders/contract.ts';
import banner from '../../design/banner/banner.module.css';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import styles from '../parts/order-after.module.css';
import { orderHref } from '../parts/of-order.ts';

interface AgainProps {
  order: Order;
  orderKey: string;
  /** What could not be added the last time; null before. */
  result: { missing: string[]; isAdded: boolean } | null;
}

export function Again({ order, orderKey, result }: AgainProps) {
  const t = useTranslations('pages/order');
  return (
    <div className={layout.tight}>
      {result && (
        <div className={banner.info} role="alert">
          <p>{t('notAdded', { names: result.missing.join(', ') })}</p>
          {result.isAdded && (
            <p>
              <ButtonLink to="/ostoskori">{t('toCart')}</ButtonLink>
            </p>
          )}
        </div>
      )}
      <Form method="post" className={styles.actions}>
        <Button name="intent" value="again">
          {t('again')}
        </Button>
        {order.paidAt !== null && (
          <ButtonLink
            to={orderHref(order.number, orderKey, '/kuitti')}
            quiet
            reloadDocument
            target="_blank"
          >
            {t('openReceipt')}
          </ButtonLink>
        )}
      </Form>
    </div>
  );
}
