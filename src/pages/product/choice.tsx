import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';
import { colourOptions, sizeOptions, type Chosen } from './chosen.ts';
import { ColourOption, SizeOption } from './options.tsx';

/** Colours first, then sizes; each is a link, so that a choice has an address and Back undoes it. */
interface ChoiceProps {
  chosen: Chosen;
  /** The shopper wanted to buy without choosing. */
  isMissed: boolean;
  chart: React.ReactNode;
}

export function VariantChoice({ chosen, isMissed, chart }: ChoiceProps) {
  const t = useTranslations('pages/product');
  const { variant, colour } = chosen;
  const colours = colourOptions(chosen);
  const sizes = sizeOptions(chosen);
  return (
    <>
      {colour && (
        <fieldset className={layout.tight}>
          <legend className={styles.legend}>
            {t('color')}: <strong>{colour.name}</strong>
          </legend>
          <ul className={styles.options}>
            {colours.map((option) => (
              <li key={option.value.id}>
                <ColourOption option={option} size={variant?.size ?? null} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset
          className={isMissed ? `${layout.tight} ${styles.missed}` : layout.tight}
          id="koko"
        >
          <legend className={styles.legend}>
            {t('size')}
            {variant?.size && (
              <>
                : <strong>{variant.size}</strong>
              </>
            )}
          </legend>
          {isMissed && (
            <p className={styles.fault} role="alert">
              {t('chooseSize')}
            </p>
          )}
          <ul className={styles.options}>
            {sizes.map((option) => (
              <li key={option.value}>
                <SizeOption option={option} />
              </li>
            ))}
          </ul>
          {chart}
        </fieldset>
      )}
    </>
  );
}
