import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import type { DeliveryMethod } from '#features/checkout/contract.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { Icon } from '../../design/icon.tsx';
import styles from './cart.module.css';

type Promised = DeliveryMethod['promise'];

/** The days of the quickest delivery; null without one. Collecting from a store is no delivery. */
export const quickest = (
  methods: readonly Pick<DeliveryMethod, 'kind' | 'promise'>[],
): Promised | null =>
  methods
    .filter(({ kind }) => kind !== 'store')
    .map(({ promise }) => promise)
    .toSorted((a, b) => a.earliest.localeCompare(b.earliest))[0] ?? null;

export function Arrives({ promise }: { promise: Promised | null }) {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  return (
    promise && (
      <p className={styles.promise}>
        <Icon name="truck" />
        {t('arrives', { days: promisedDays(promise, language) })}
      </p>
    )
  );
}
