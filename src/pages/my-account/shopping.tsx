import { useTranslations } from '#platform/i18n/use-translations.ts';
import card from '../../design/card/card.module.css';
import { Link } from '../../design/link.tsx';
import styles from './my-account.module.css';

/** Ways to what is bought again and again. */
export function Shopping() {
  const t = useTranslations('pages/my-account');
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="shopping">
      <h2 id="shopping">{t('shopping')}</h2>
      <p>{t('shoppingText')}</p>
      <p className={styles.links}>
        <Link to="/oma-tili/ostoslistat">{t('shoppingLists')}</Link>
        <Link to="/oma-tili/ostetut">{t('boughtBefore')}</Link>
      </p>
    </section>
  );
}
