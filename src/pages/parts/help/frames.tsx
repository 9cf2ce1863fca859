import { useTranslations } from '#platform/i18n/use-translations.ts';
import styles from '../content/content.module.css';
import type { BlockProps } from '../content/shown.ts';
import { Inlines } from '../content/text.tsx';

export function Notice({ text }: BlockProps['notice']) {
  return (
    <p className={`${styles.frame} ${styles.notice}`}>
      <span>
        <Inlines of={text} />
      </span>
    </p>
  );
}

/** The notice of the legal guarantee of conformity (L24). */
export function Guarantee({ picture }: BlockProps['guarantee']) {
  const t = useTranslations('pages/parts/help');
  return (
    <section className={`${styles.frame} ${styles.guarantee}`} aria-labelledby="guarantee">
      <h3 id="guarantee">{t('guaranteeTitle')}</h3>
      {picture && <img src={picture} alt="" className={styles.official} loading="lazy" />}
      <p>{t('guarantee1')}</p>
      <p>{t('guarantee2')}</p>
      <p>
        <a href="https://europa.eu/youreurope">{t('guarantee3')}</a>
      </p>
    </section>
  );
}
