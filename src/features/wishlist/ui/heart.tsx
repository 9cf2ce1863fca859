import { createContext, useContext } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../../../design/icon.tsx';
import type { CardMarkProps } from '../../catalogue/ui/card-mark.ts';
import styles from './heart.module.css';

/** Id of the form that all hearts of a page submit. */
export const heartForm = 'suosikki';

export type IsFull = (sokId: string) => boolean;

/** On the server, and before the session is known. */
export const noneIsFull: IsFull = () => false;

/** Which hearts are full. */
export const Hearts = createContext(noneIsFull);

export const heartOf = (props: CardMarkProps) => <Heart {...props} />;

/** Toggles the product in the wishlist; without scripts it only adds. */
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
