import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { EnergyClass as Classes } from '../contract/energy-class.ts';
import { energyPlace } from '../rules/energy-class.ts';
import styles from './energy-class.module.css';

/** The arrow of the energy label with the range of its scale. */
export function EnergyClass({ energy }: { energy: Classes }) {
  const t = useTranslations('features/catalogue');
  const { own, best, worst } = energy;
  const colour = Math.round(energyPlace(energy) * 6);
  return (
    <span
      className={styles.label}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The label is a picture made by CSS.
      role="img"
      aria-label={t('energyClass', { own, best, worst })}
    >
      <span className={styles.scale}>
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <span className={styles.arrow} data-colour={colour}>
        {own}
      </span>
    </span>
  );
}
