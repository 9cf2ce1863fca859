import { useTranslations } from 'use-intl';
import type { Product, Variant } from '#features/catalogue/contract.ts';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';
import { ColourOption, SizeOption } from './options.tsx';

export interface Chosen {
  product: Product;
  variant: Variant | null;
}

/** Colours first, then sizes; each a link, so that a variant has an address. */
export function VariantChoice({ product: { variants }, variant }: Chosen) {
  const t = useTranslations('catalogue');
  const colour = variant?.color ?? variants[0]?.color ?? null;
  const colours = [...new Set(variants.map(({ color }) => color?.id))];
  const sizes = [...new Set(variants.map(({ size }) => size))].filter((size) => size !== null);
  const ofColour = variants.filter((one) => one.color?.id === colour?.id);
  if (variants.length === 0) return null;
  return (
    <>
      {colour && (
        <fieldset className={layout.tight}>
          <legend className={styles.legend}>
            {t('color')}: <strong>{colour.name}</strong>
          </legend>
          <ul className={styles.options}>
            {colours.map((id) => (
              <li key={id}>
                <ColourOption
                  variants={variants.filter(({ color }) => color?.id === id)}
                  size={variant?.size ?? null}
                  isChosen={id === colour.id}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset className={layout.tight} id="koko">
          <legend className={styles.legend}>
            {t('size')}
            {variant?.size && (
              <>
                : <strong>{variant.size}</strong>
              </>
            )}
          </legend>
          <ul className={styles.options}>
            {sizes.map((size) => (
              <li key={size}>
                <SizeOption
                  size={size}
                  variant={ofColour.find((one) => one.size === size)}
                  isChosen={size === variant?.size}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  );
}
