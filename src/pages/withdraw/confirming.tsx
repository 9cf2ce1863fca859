/** Second step of a withdrawal: everything once more, and the button that withdraws. */
import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Order } from '#features/orders/contract.ts';
import type { WithdrawnSums } from '#features/orders/contract/after-payment.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { WithdrawnLines } from '../parts/withdrawn-lines.tsx';
import type { Notice } from './notice.ts';
import styles from './withdraw.module.css';

interface ConfirmingProps {
  order: Order;
  notice: Notice;
  sums: WithdrawnSums;
  idempotencyKey: string;
}

export function Confirming({ order, notice, sums, idempotencyKey }: ConfirmingProps) {
  const t = useTranslations('pages/withdraw');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <p>{t('confirmText')}</p>
      <dl className={styles.facts}>
        <dt>{t('number')}</dt>
        <dd>{order.number}</dd>
        <dt>{t('name')}</dt>
        <dd>{notice.name}</dd>
        <dt>{t('receiptTo')}</dt>
        <dd>{order.customer.email}</dd>
      </dl>
      <WithdrawnLines order={order} sums={sums} />
      <Form method="post" className={styles.buttons}>
        {Object.entries(notice.values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Button name="intent" value="confirm" busy={busy}>
          {t('confirm')}
        </Button>
        <Button name="intent" value="change" quiet>
          {t('change')}
        </Button>
      </Form>
      <p className={layout.soft}>{t('noReason')}</p>
    </>
  );
}
