import { formKind, formOf } from '#features/catalogue/rules/variant-options.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';
import { colourOptions, formOptions, type Chosen } from './chosen.ts';
import { ColourOption, FormOption } from './options.tsx';

/** Colours first, then sizes or other forms; each is a link, so that a choice has an address and Back undoes it. */
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
  const forms = formOptions(chosen);
  const form = variant && formOf(variant);
  const kind = formKind(chosen.product.variants);
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
                <ColourOption option={option} form={form} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {forms.length > 0 && (
        <fieldset
          className={isMissed ? `${layout.tight} ${styles.missed}` : layout.tight}
          id="koko"
        >
          <legend className={styles.legend}>
            {t(`form.${kind}`)}
            {form && (
              <>
                : <strong>{form}</strong>
              </>
            )}
          </legend>
          {isMissed && (
            <p className={styles.fault} role="alert">
              {t(`chooseForm.${kind}`)}
            </p>
          )}
          <ul className={styles.options}>
            {forms.map((option) => (
              <li key={option.value}>
                <FormOption option={option} />
              </li>
            ))}
          </ul>
          {chart}
        </fieldset>
      )}
    </>
  );
}
