import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Picture, Product, Variant } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';

export interface Chosen {
  product: Product;
  variant: Variant | null;
}

const isSoldOut = ({ availability }: Variant) => availability === 'SOLD_OUT';

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

interface ColourProps {
  /** All sizes of the colour. */
  variants: Variant[];
  /** The size chosen so far; it is kept where the colour has it. */
  size: string | null;
  isChosen: boolean;
}

function ColourOption({ variants, size, isChosen }: ColourProps) {
  const t = useTranslations('catalogue');
  const variant = variants.find((one) => one.size === size) ?? variants[0];
  if (!variant) return null;
  const name = variant.color?.name ?? '';
  const soldOut = variants.every(isSoldOut);
  return (
    <Link
      to={`?variantti=${variant.sokId}`}
      replace
      preventScrollReset
      className={`${styles.colour} ${soldOut ? styles.soldOut : ''}`}
      aria-current={isChosen || undefined}
      aria-label={soldOut ? t('soldOutOption', { name }) : name}
      title={name}
    >
      <ColourSample picture={variant.picture} hex={variant.color?.hex ?? null} />
    </Link>
  );
}

function ColourSample({ picture, hex }: { picture: Picture | null; hex: string | null }) {
  if (!picture) return <span className={styles.swatch} style={{ background: hex ?? '#ccc' }} />;
  return <ProductPicture picture={picture} alt="" sizes="56px" className={styles.sample} />;
}

interface SizeProps {
  size: string;
  /** Absent where the colour does not come in the size. */
  variant: Variant | undefined;
  isChosen: boolean;
}

function SizeOption({ size, variant, isChosen }: SizeProps) {
  const t = useTranslations('catalogue');
  if (!variant) {
    return (
      <span className={`${styles.size} ${styles.impossible}`} title={t('notInColour')}>
        <span aria-hidden="true">{size}</span>
        <span className={layout.hidden}>{`${size}: ${t('notInColour')}`}</span>
      </span>
    );
  }
  const soldOut = isSoldOut(variant);
  return (
    <Link
      to={`?variantti=${variant.sokId}`}
      replace
      preventScrollReset
      className={`${styles.size} ${soldOut ? styles.soldOut : ''}`}
      aria-current={isChosen || undefined}
      aria-label={soldOut ? t('soldOutOption', { name: size }) : undefined}
    >
      {size}
    </Link>
  );
}
