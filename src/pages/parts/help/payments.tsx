import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { PaymentGroup } from '#features/payments/contract.ts';
import styles from '../content/content.module.css';
import type { BlockProps } from '../content/shown.ts';

/** The legal groups, in the order the law requires (L07). */
const groups: PaymentGroup[] = ['no-credit', 'may-include-credit', 'credit'];

/** The payment methods as they are now. */
export function Payments({ methods }: BlockProps['payments']) {
  const t = useTranslations('pages/parts/help');
  if (!methods) return <p>{t('noPayments')}</p>;
  return (
    <dl className={styles.frame}>
      {groups.map((group) => {
        const names = methods.filter((one) => one.group === group).map(({ name }) => name);
        return (
          names.length > 0 && (
            <div key={group}>
              <dt>
                <strong>{t(`group.${group}`)}</strong>
              </dt>
              <dd>{names.join(', ')}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
