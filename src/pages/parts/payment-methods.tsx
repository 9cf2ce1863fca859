/** Payment methods in the three groups required by law. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Choice } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import { PaymentMark } from './payment-mark.tsx';
import styles from './payment-methods.module.css';

const groups = [
  ['no-credit', 'group.no_credit'],
  ['may-include-credit', 'group.may_include_credit'],
  ['credit', 'group.credit'],
] as const;

/** Id of the first choice. */
export const firstMethodId = 'method';

interface MethodsProps {
  /** Sorted by group. */
  methods: PaymentMethod[];
  /** Each is a button that orders, in place of a choice. */
  areButtons?: boolean;
  /** Id of the shopper's own choice. */
  chosen?: string | null;
}

export function PaymentMethods({ methods, areButtons, chosen }: MethodsProps) {
  const t = useTranslations('pages/parts/payment');
  const shown = groups.map(([group, key]) => {
    const inGroup = methods.filter((method) => method.group === group);
    return (
      inGroup.length > 0 && (
        <fieldset key={group}>
          <legend className={styles.legend}>{t(key)}</legend>
          <div className={styles.methods}>
            {inGroup.map(({ id, name, kind }) =>
              areButtons ? (
                <button key={id} name="method" value={id} className={styles.order}>
                  <span>{t('orderBy', { name })}</span>
                  <PaymentMark kind={kind} />
                </button>
              ) : (
                <Choice
                  key={id}
                  id={id === methods[0]?.id ? firstMethodId : undefined}
                  name="method"
                  value={id}
                  required
                  defaultChecked={id === chosen}
                  label={name}
                  aside={<PaymentMark kind={kind} />}
                />
              ),
            )}
          </div>
          {group === 'credit' && <p className={layout.soft}>{t('creditNote')}</p>}
        </fieldset>
      )
    );
  });
  return (
    // One radio group across all groups of methods.
    <fieldset className={layout.stack}>
      <legend className={layout.hidden}>{t('payment')}</legend>
      {shown}
    </fieldset>
  );
}
