import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import { EnergyClass } from '#features/catalogue/ui/energy-class.tsx';
import styles from './facts.module.css';

/** The EU's register of energy labels, by the number of the product's entry. */
const register = 'https://eprel.ec.europa.eu/qr/';

/** The energy class, and the product information sheet (L28). */
export function EnergyLabel({ energy, labels }: Pick<ProductDetails, 'energy' | 'labels'>) {
  const t = useTranslations('pages/product');
  if (!energy) return null;
  return (
    <p className={styles.energy}>
      <EnergyClass energy={energy} />
      {labels?.eprel && (
        <a href={`${register}${labels.eprel}`} rel="external">
          {t('informationSheet')}
        </a>
      )}
    </p>
  );
}
