/** Where the shopper confirms to be old enough for what is in the cart. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Choice } from '../../design/field/field.tsx';

const id = 'age';

export function AgeConfirmation({ years }: { years: number }) {
  const t = useTranslations('pages/parts/age');
  return (
    <Choice
      type="checkbox"
      id={id}
      name="isOfAge"
      value="yes"
      required
      label={t('confirm', { years })}
      hint={t('confirmHint')}
    />
  );
}

/** Shown when the age was not confirmed. */
export function AgeUnconfirmed() {
  const t = useTranslations('pages/parts/age');
  const tPayment = useTranslations('pages/parts/payment');
  return (
    <ErrorSummary
      title={tPayment('wrong', { count: 1 })}
      faults={[{ id, text: t('unconfirmed') }]}
    />
  );
}
