import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { CheckoutCustomer } from '#features/checkout/contract.ts';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Field } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import { useReturning } from '../../shell/here.ts';
import styles from './checkout.module.css';
import { KeepAddress, OwnAddresses } from './own-addresses.tsx';
import type { Prefill } from './prefill.ts';
import { useTown } from './town.ts';

const fields = [
  ['email', { type: 'email', autoComplete: 'email', inputMode: 'email' }],
  ['phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel' }],
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['streetAddress', { autoComplete: 'address-line1' }],
  ['postcode', { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 }],
  ['city', { autoComplete: 'address-level2' }],
] as const;

const knownFaults = ['required', 'email', 'phone', 'postcode'] as const;

interface AddressProps {
  customer: CheckoutCustomer | null;
  /** Initial values for a logged-in customer. */
  prefill: Prefill | null;
  /** Error codes, by field. */
  faults: Record<string, string>;
  /** The typed values when there are errors. */
  values: Record<string, string>;
}

export function AddressForm({ customer, prefill, faults, values }: AddressProps) {
  // Values saved before stay, unless another address was picked since.
  const known = prefill?.isPicked
    ? { ...customer, ...prefill.values }
    : (customer ?? prefill?.values);
  const t = useTranslations('pages/checkout');
  const tPayment = useTranslations('pages/parts/payment');
  const { form, onChange } = useTown();
  const busy = useNavigation().formMethod === 'POST';
  const textOf = (fault: string | undefined) => {
    if (!fault) return undefined;
    const named = knownFaults.find((one) => one === fault);
    return fault === 'too-long' ? t('faults.tooLong') : t(`faults.${named ?? 'other'}`);
  };
  const wrong = fields.flatMap(([name]) => {
    const text = textOf(faults[name]);
    return text ? [{ id: name, text: `${t(name)}: ${text}` }] : [];
  });
  return (
    <Form ref={form} method="post" className={layout.stack} noValidate onChange={onChange}>
      <h2>{t('contact')}</h2>
      {!prefill && <LogInOffer />}
      {wrong.length > 0 && (
        <ErrorSummary
          title={tPayment('wrong', { count: wrong.length })}
          faults={wrong}
          result={values}
        />
      )}
      <input type="hidden" name="intent" value="address" />
      {prefill && <OwnAddresses {...prefill} />}
      <div className={styles.fields}>
        {fields.map(([name, attributes]) => (
          <Field
            key={name}
            id={name}
            label={t(name)}
            name={name}
            {...attributes}
            required
            defaultValue={values[name] ?? known?.[name] ?? ''}
            error={textOf(faults[name])}
          />
        ))}
      </div>
      {prefill && <KeepAddress />}
      <p>
        <Button busy={busy}>{t('toDelivery')}</Button>
      </p>
    </Form>
  );
}

/** The cart of a guest becomes the customer's. */
function LogInOffer() {
  const t = useTranslations('pages/checkout');
  return (
    <p className={layout.soft}>
      {t('haveAccount')} <a href={useReturning('/check-login')}>{t('logInOffer')}</a>
    </p>
  );
}
