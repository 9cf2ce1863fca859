import { Form } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { WithdrawalRight } from '#features/orders/rules/withdrawal-right.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { MethodsAway } from '../parts/pay-again.tsx';
import { AgeConfirmation } from '../parts/age-confirmation.tsx';
import { PaymentMethods } from '../parts/payment-methods.tsx';
import styles from './checkout.module.css';

interface PaymentProps {
  /** Null while they cannot be loaded. */
  methods: PaymentMethod[] | null;
  cart: Cart;
  orderKey: string;
  /** Of what is in the cart; null when nothing has an age limit. */
  age: { years: number } | null;
  /** The right of withdrawal, with the names of the products it does not cover, or only unopened. */
  withdrawal: {
    from: WithdrawalRight['from'];
    except: { days: number; names: string };
    sealed: { names: string } | false;
  };
}

/** A document of its own leads to the bank: only its policy allows forms to be sent there. No method is
 * preselected; the button says that the order costs money, with the sum beside it. */
export function PaymentForm({ methods, cart, orderKey, withdrawal, age }: PaymentProps) {
  const t = useTranslations('pages/checkout');
  const tPayment = useTranslations('pages/parts/payment');
  const sum = euros(cart.price.grandTotal, useLanguage());
  const { from, except, sealed } = withdrawal;
  if (!methods) return <MethodsAway text={t('methodsAwayText')} />;
  return (
    <Form method="post" action="/maksu" reloadDocument noValidate className={layout.stack}>
      <h2>{tPayment('payment')}</h2>
      <input type="hidden" name="totalEuroCents" value={cart.price.grandTotal} />
      <input type="hidden" name="idempotencyKey" value={orderKey} />
      <PaymentMethods methods={methods} />
      {age && <AgeConfirmation years={age.years} />}
      <div className={styles.last}>
        <p className={styles.sum}>
          {t('toPay')} <strong>{sum}</strong>
        </p>
        <p className={layout.soft}>
          {t('terms')} {t(`withdrawal.${from}`, except)} {sealed && t('withdrawal.sealed', sealed)}
        </p>
        <Button wide>{t('order')}</Button>
      </div>
    </Form>
  );
}
