import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ProductLabels } from '#features/catalogue/contract/product-facts.ts';
import styles from './hazard.module.css';

/** Symbols of the hazard pictograms on a grid of 24, within the red diamond (EC 1272/2008). */
const symbols: Record<string, string> = {
  // An exploding bomb.
  GHS01:
    'M11 11a4 4 0 1 0 3 3zM14 11l2-2M17.5 6v2M20 8.5h-2M15 6.5l1 1.2M19.3 6.7l-1.2 1.2M8 17l-2 1M16 17l2 1',
  // A flame.
  GHS02: 'M12 5c1 3 4 4 4 8a4 4 0 0 1-8 0c0-2 1-3 2-4 0 2 1 2 1 2 1-2 1-4 1-6zM7 18h10',
  // A flame over a circle.
  GHS03: 'M12 5c1 2 3 3 3 5a3 3 0 0 1-6 0c0-2 2-2 3-5zM12 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 19.5h8',
  // A gas cylinder.
  GHS04: 'M6 15l9-6 2 3-9 6zM16 9l2-1M7 15.5l1 1.5',
  // Corrosion of a hand and of metal.
  GHS05:
    'M5 16h6v2H5zM13 15c2 0 4 1 6 1v2h-6zM9 7l2 3M16 7l1 3M8 12v2M16.5 11.5v2M7 7l3-1M14 7l3-1',
  // A skull over crossed bones.
  GHS06:
    'M12 6a4 4 0 0 0-2.5 7v2h5v-2A4 4 0 0 0 12 6zM10.5 10v.5M13.5 10v.5M7 15.5l10 3M17 15.5l-10 3',
  // An exclamation mark.
  GHS07: 'M12 6v8M12 17.5v.5',
  // A person whose chest is hit.
  GHS08:
    'M12 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 19c0-6 1-8 4-8s4 2 4 8M12 13l.8 1.7 1.7.3-1.200 1.3.3 1.7-1.600-.8-1.600.8.3-1.7-1.200-1.3 1.7-.3z',
  // A dead tree and a fish.
  GHS09: 'M9 17V8M9 11L7 9M9 13l2.5-2M6 17h6M13 15c2-2 4-1 5 0-1 1-3 2-5 0zM13 15l-1-1v2z',
};

/** Signal word and pictograms of a chemical product; its statements are the safety warning. */
export function Hazard({ hazard }: { hazard: NonNullable<ProductLabels['hazard']> }) {
  const t = useTranslations('pages/product.safety.hazard');
  const names: Record<string, string> = {
    GHS01: t('GHS01'),
    GHS02: t('GHS02'),
    GHS03: t('GHS03'),
    GHS04: t('GHS04'),
    GHS05: t('GHS05'),
    GHS06: t('GHS06'),
    GHS07: t('GHS07'),
    GHS08: t('GHS08'),
    GHS09: t('GHS09'),
  };
  const { signalWord, pictograms } = hazard;
  return (
    <div className={styles.hazard}>
      {signalWord && <p className={styles.word}>{t(signalWord)}</p>}
      <ul className={styles.pictograms}>
        {pictograms.map((code) => (
          <li key={code}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className={styles.frame} d="M12 .7L23.3 12 12 23.3.7 12z" />
              <path className={styles.symbol} d={symbols[code]} />
            </svg>
            <span>{names[code] ?? code}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
