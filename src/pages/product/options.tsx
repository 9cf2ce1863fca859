/** A colour or size to choose: a link to its address; one that is unavailable says why. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Colour } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import styles from './choice.module.css';
import type { Option } from './chosen.ts';

const marks = { available: '', soldOut: styles.soldOut, impossible: styles.impossible };

/** `form`: the chosen one, which not every colour has. */
export function ColourOption({ option, form }: { option: Option<Colour>; form: string | null }) {
  const t = useTranslations('pages/product');
  const { name, hex } = option.value;
  const labels = {
    available: name,
    soldOut: t('soldOutOption', { name }),
    impossible: `${name}, ${t('notWith', { form: form ?? '' })}`,
  };
  const label = labels[option.state];
  return (
    <Link
      to={option.to ?? ''}
      preventScrollReset
      flushSync
      className={`${styles.colour} ${marks[option.state]}`}
      aria-current={option.isChosen || undefined}
      aria-label={label}
      title={label}
    >
      {option.picture ? (
        <ProductPicture
          picture={option.picture}
          alt=""
          sizes="56px"
          widths={[160, 320]}
          className={styles.sample}
        />
      ) : (
        <svg className={styles.swatch} color={hex ?? '#ccc'} />
      )}
    </Link>
  );
}

export function FormOption({ option }: { option: Option<string> }) {
  const t = useTranslations('pages/product');
  const { value: form, state, to } = option;
  if (to === null) {
    return (
      <span className={`${styles.size} ${styles.impossible}`} title={t('notInColour')}>
        <span aria-hidden="true">{form}</span>
        <span className={layout.hidden}>{`${form}: ${t('notInColour')}`}</span>
      </span>
    );
  }
  return (
    <Link
      to={to}
      preventScrollReset
      flushSync
      className={`${styles.size} ${marks[state]}`}
      aria-current={option.isChosen || undefined}
      aria-label={state === 'soldOut' ? t('soldOutOption', { name: form }) : undefined}
    >
      {form}
    </Link>
  );
}
