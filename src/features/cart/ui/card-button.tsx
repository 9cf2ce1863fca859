/** The button of a card whose product is not in the cart. */
import { useHref } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../../../design/icon.tsx';
import styles from './card-buying.module.css';

/** Id of the form that the buttons of all cards submit, in browsers without scripts. */
export const buyForm = 'osto';

export interface CardButtonProps {
  name: string;
  urlPath: string;
  /** Id of the place that the form returns to. */
  place: string;
  /** Without it the form is sent. */
  onPress?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
}

export function CardButton({ name, urlPath, place, onPress, ref }: CardButtonProps) {
  const t = useTranslations('features/cart');
  return (
    <button
      ref={ref}
      type="submit"
      form={buyForm}
      formAction={useHref(urlPath)}
      name="place"
      value={place}
      className={styles.step}
      aria-label={t('add', { name })}
      onClick={
        onPress &&
        ((event) => {
          event.preventDefault();
          onPress();
        })
      }
    >
      <Icon name="plus" />
    </button>
  );
}
