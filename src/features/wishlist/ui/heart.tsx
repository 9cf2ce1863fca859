import { createContext, useContext } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../../../design/icon.tsx';
import type { CardMarkProps } from '../../catalogue/ui/card-mark.ts';
import styles from './heart.module.css';

/** The one form all hearts of a page send. */
export const heartForm = 'suosikki';

export type IsFull = (sokId: string) => boolean;

/** On the server, and before it is known who shops. */
export const noneIsFull: IsFull = () => false;

/** Which hearts are full. */
export const Hearts = createContext(noneIsFull);

export const heartOf = ({ sokId, name, className }: CardMarkProps) => (
  <Heart sokId={sokId} name={name} className={className} />
);

/** Adds to the wishlist and removes again; without scripts it adds. */
function Heart({ sokId, name, className }: CardMarkProps) {
  const t = useTranslations('features/wishlist');
  return (
    <button
      type="submit"
      form={heartForm}
      name="sokId"
      value={sokId}
      className={className ? `${styles.heart} ${className}` : styles.heart}
      aria-pressed={useContext(Hearts)(sokId)}
      aria-label={t('heart', { name })}
    >
      <Icon name="heart" />
    </button>
  );
}
