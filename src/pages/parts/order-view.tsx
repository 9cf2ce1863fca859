/** An order as the shopper sees it, after paying and later. */
import { Form, Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { Order } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order-view.module.css';
import { PaymentMethods } from './payment-methods.tsx';

interface OrderViewProps {
  title: string;
  order: Order;
  /** Opens the order; its payment wants it too. */
  orderKey: string;
  /** How it can be paid while it waits for that. */
  methods: PaymentMethod[];
}

export function OrderView({ title, order, orderKey, methods }: OrderViewProps) {
  return (
    <div className={layout.stack}>
      <PageTitle title={`${title} ${order.number}`} />
      <Head title={title} order={order} />
      {methods.length > 0 && <RetryForm number={order.number} orderKey={orderKey} of={methods} />}
      <OrderFacts order={order} />
      <div className={layout.columns}>
        <Lines order={order} />
        <OrderSums order={order} />
      </div>
    </div>
  );
}

function Head({ title, order }: { title: string; order: Order }) {
  const t = useTranslations('buying.thanks');
  const isPaid = order.status === 'paid';
  const texts = {
    paid: order.isAnonymous ? t('paid.paid') : t('mail', { email: order.customer.email }),
    'awaiting-payment': t('waiting'),
    cancelled: t('cancelled'),
    refunded: t('refunded'),
  };
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
        <output>{texts[order.status]}</output>
      </div>
    </header>
  );
}

function Lines({ order }: { order: Order }) {
  const t = useTranslations('buying.thanks');
  const language = languageOf(useLocale());
  return (
    <section className={layout.tight} aria-labelledby="goods">
      <h2 id="goods" className={styles.heading}>
        {t('goods')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.sokId} className={styles.line}>
            <ProductPicture picture={line.picture} alt="" sizes="72px" className={styles.picture} />
            <div>
              <Link to={line.urlPath}>{line.name}</Link>
              {line.variantName && <p className={layout.soft}>{line.variantName}</p>}
              <p className={layout.soft}>
                {line.quantity} × {euros(line.unitPriceEuroCents, language)}
              </p>
            </div>
            <span className={styles.amount}>{euros(line.rowTotalEuroCents, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RetryProps {
  number: string;
  orderKey: string;
  of: PaymentMethod[];
}

function RetryForm({ number, orderKey, of }: RetryProps) {
  const t = useTranslations('buying.thanks');
  const tCheckout = useTranslations('buying.checkout');
  return (
    <Form method="post" action="/maksu" reloadDocument className={layout.stack}>
      <h2 className={styles.heading}>{tCheckout('payment')}</h2>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="key" value={orderKey} />
      <PaymentMethods methods={of} />
      <p>
        <Button>{t('retry')}</Button>
      </p>
    </Form>
  );
}
