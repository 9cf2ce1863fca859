import { Form, useHref } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { guaranteePage } from '#features/content/rules/law-pages.ts';
import type { WithdrawalRight } from '#features/orders/rules/withdrawal-right.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { MethodsAway } from '../parts/pay-again.tsx';
import { AgeConfirmation } from '../parts/age-confirmation.tsx';
import { FoldedNames } from '../parts/folded-names.tsx';
import { PaymentMethods } from '../parts/payment-methods.tsx';
import { WhileSelling } from '../parts/while-selling.tsx';
import styles from './checkout.module.css';

interface Names {
  names: string;
  /** The same one by one; absent in pages that an earlier release has sent. */
  list?: string[];
}

interface PaymentProps {
  /** Null while they cannot be loaded. */
  methods: PaymentMethod[] | null;
  cart: Cart;
  orderKey: string;
  /** Id of the method that was chosen before a pause. */
  method: string | null;
  /** The order as the page shows it, JSON. */
  shown: string;
  /** Each method has its own button that orders. */
  isExpress: boolean;
  /** Page of the terms of orders. */
  terms: string | null;
  /** Of what is in the cart; null when nothing has an age limit. */
  age: { years: number } | null;
  /** The right of withdrawal, with the names of the products it does not cover, or only unopened. */
  withdrawal: {
    from: WithdrawalRight['from'];
    except: { days: number } & Names;
    sealed: Names | false;
  };
}

/** A document of its own leads to the bank: only its policy allows forms to be sent there. No method is
 * preselected; the button says that the order costs money, with the sum beside it. */
export function PaymentForm({
  methods,
  cart,
  orderKey,
  method,
  shown,
  terms,
  withdrawal,
  isExpress: isAskedExpress,
  age,
}: PaymentProps) {
  const t = useTranslations('pages/checkout');
  const tPayment = useTranslations('pages/parts/payment');
  const { grandTotal } = cart.price;
  const sum = euros(grandTotal, useLanguage());
  const isFree = grandTotal === 0;
  const isExpress = isAskedExpress && !isFree;
  if (!methods) return <MethodsAway text={t('methodsAwayText')} />;
  return (
    <Form method="post" action="/maksu" reloadDocument noValidate className={layout.stack}>
      <h2>{tPayment('payment')}</h2>
      <input type="hidden" name="totalEuroCents" value={grandTotal} />
      <input type="hidden" name="idempotencyKey" value={orderKey} />
      <input type="hidden" name="shown" value={shown} />
      {!isExpress && !isFree && <PaymentMethods methods={methods} chosen={method} />}
      {age && <AgeConfirmation years={age.years} />}
      <div className={styles.last}>
        <p className={styles.sum}>
          {t('toPay')} <strong>{sum}</strong>
        </p>
        <p className={layout.soft}>
          {!isFree && t('binding')} {t(`withdrawal.${withdrawal.from}`, withdrawal.except)}{' '}
          {terms && <NewTab to={terms} name={t('terms')} />}{' '}
          <NewTab to={guaranteePage} name={t('guarantee')} />
        </p>
        <Excepted withdrawal={withdrawal} />
        {!isExpress && (
          <WhileSelling>
            <Button wide>{t(isFree ? 'orderFree' : 'order')}</Button>
          </WhileSelling>
        )}
      </div>
      {isExpress && (
        <WhileSelling>
          <PaymentMethods methods={methods} areButtons />
        </WhileSelling>
      )}
    </Form>
  );
}

/** The products that cannot be returned, or only unopened. */
function Excepted({ withdrawal: { from, except, sealed } }: Pick<PaymentProps, 'withdrawal'>) {
  const t = useTranslations('pages/checkout');
  const notFrom = listOf(from === 'some' && except);
  const unopened = listOf(sealed);
  return (
    <>
      <FoldedNames label={t('withdrawal.notFrom', { count: notFrom.length })} names={notFrom} />
      <FoldedNames label={t('withdrawal.sealed', { count: unopened.length })} names={unopened} />
    </>
  );
}

const listOf = (named: Names | false): { text: string }[] =>
  named ? (named.list ?? [named.names]).map((text) => ({ text })) : [];

/** In a tab of its own, so that the order stays open. */
function NewTab({ to, name }: { to: string; name: string }) {
  return (
    <a href={useHref(to)} target="_blank">
      {name}
    </a>
  );
}
