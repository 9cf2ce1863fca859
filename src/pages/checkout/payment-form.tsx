import { Form } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { withdrawalFrom } from '#features/cart/rules.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { MethodsAway } from '../parts/pay-again.tsx';
import { PaymentMethods } from '../parts/payment-methods.tsx';
import styles from './checkout.module.css';

interface PaymentProps {
  /** Null while they cannot be loaded. */
  methods: PaymentMethod[] | null;
  cart: Cart;
  orderKey: string;
}

/** A document of its own leads to the bank: only its policy allows forms to be sent there. No method is
 * preselected; the button says that the order costs money, with the sum beside it. */
export function PaymentForm({ methods, cart, orderKey }: PaymentProps) {
  const t = useTranslations('pages/checkout');
  const tPayment = useTranslations('pages/parts/payment');
  const sum = euros(cart.price.grandTotal, useLanguage());
  const { from, except } = withdrawalFrom(
    cart.items.map(({ product, variant }) => ({
      name: product.name,
      isPerishable: (variant ?? product).priceData.isPerishable,
    })),
  );
  if (!methods) return <MethodsAway text={t('methodsAwayText')} />;
  return (
    <Form method="post" action="/maksu" reloadDocument noValidate className={layout.stack}>
      <h2>{tPayment('payment')}</h2>
      <input type="hidden" name="totalEuroCents" value={cart.price.grandTotal} />
      <input type="hidden" name="idempotencyKey" value={orderKey} />
      <PaymentMethods methods={methods} />
      <div className={styles.last}>
        <p className={styles.sum}>
          {t('toPay')} <strong>{sum}</strong>
        </p>
        <p className={layout.soft}>
          {t('terms')} {t(`withdrawal.${from}`, { names: except.join(', ') })}
        </p>
        <Button wide>{t('order')}</Button>
      </div>
    </Form>
  );
}
