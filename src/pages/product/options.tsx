/** One colour or size to choose: a link to its variant; what cannot be had says why. */
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Picture, Variant } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';

const isSoldOut = ({ availability }: Variant) => availability === 'SOLD_OUT';

interface ColourProps {
  /** All sizes of the colour. */
  variants: Variant[];
  /** The size chosen so far; it is kept where the colour has it. */
  size: string | null;
  isChosen: boolean;
}

export function ColourOption({ variants, size, isChosen }: ColourProps) {
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

export function SizeOption({ size, variant, isChosen }: SizeProps) {
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
