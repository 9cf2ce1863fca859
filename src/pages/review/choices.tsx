import { useTranslations } from '#platform/i18n/use-translations.ts';
import { fits } from '#features/reviews/contract/values.ts';
import { Choice } from '../../design/field/field.tsx';
import { Stars } from '../../design/stars/stars.tsx';
import styles from './review.module.css';

const scale = [5, 4, 3, 2, 1] as const;

interface StarsProps {
  chosen: string | undefined;
  error: string | undefined;
}

export function StarsChoice({ chosen, error }: StarsProps) {
  const t = useTranslations('pages/review');
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'stars-error' : undefined}>
      <legend>{t('field.stars')}</legend>
      {error && (
        <p id="stars-error" className={styles.error}>
          {error}
        </p>
      )}
      {scale.map((stars) => (
        <Choice
          key={stars}
          id={`stars-${stars}`}
          name="stars"
          value={stars}
          required
          defaultChecked={chosen === String(stars)}
          label={<Stars halves={stars * 2} label={t('starsOf', { stars })} />}
          aside={t(`words.${stars}`)}
        />
      ))}
    </fieldset>
  );
}

/** How clothes and shoes fit; it may be left open. */
export function FitChoice({ chosen = '' }: { chosen: string | undefined }) {
  const t = useTranslations('pages/review');
  return (
    <fieldset className={styles.choice}>
      <legend>{t('field.fit')}</legend>
      {fits.map((fit) => (
        <Choice
          key={fit}
          name="fit"
          value={fit}
          defaultChecked={chosen === fit}
          label={t(`fit.${fit}`)}
        />
      ))}
      <Choice name="fit" value="" defaultChecked={chosen === ''} label={t('fit.open')} />
    </fieldset>
  );
}
