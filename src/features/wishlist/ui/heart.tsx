import { useTranslations } from 'use-intl';
import { Icon } from '../../../design/icon.tsx';
import type { CardMarkProps } from '../../catalogue/ui/card-mark.ts';
import styles from './heart.module.css';
import { useHeart } from './hearts.ts';

/** The one form all hearts of a page send. */
export const heartForm = 'suosikki';

export const heartOf = ({ sokId, name }: CardMarkProps) => <Heart sokId={sokId} name={name} />;

/** Adds to the wishlist and removes again; without scripts it adds. */
function Heart({ sokId, name }: CardMarkProps) {
  const t = useTranslations('wishlist');
  return (
    <button
      type="submit"
      form={heartForm}
      name="sokId"
      value={sokId}
      className={styles.heart}
      aria-pressed={useHeart(sokId)}
      aria-label={t('heart', { name })}
    >
      <Icon name="heart" />
    </button>
  );
}
