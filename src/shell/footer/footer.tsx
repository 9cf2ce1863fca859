/** The footer of every page. Only the server renders it: it stays the same while a document is open. */
import { useHref } from 'react-router';
import { settingsPath } from '#features/cookie-consent/rules/pages.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import type { FooterShown } from '../shop-shown.ts';
import styles from '../frame.module.css';

export function Footer({ name, columns, isDemo, isAsking }: FooterShown) {
  const t = useTranslations('shell/footer');
  const own = [
    { to: '/kategoria', name: t('allProducts') },
    { to: '/tuotemerkit', name: t('brands') },
    { to: '/tilaukset', name: t('orders') },
    { to: '/ostoskori', name: t('cart') },
    { to: '/peruuttaminen', name: t('withdraw') },
  ];
  return (
    <>
      <div className={`${layout.container} ${styles.columns}`}>
        <nav className={styles.ways} aria-label={t('label')}>
          {[...columns, { title: t('own'), links: own }].map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links of={links} />
            </div>
          ))}
        </nav>
      </div>
      <div className={`${layout.container} ${styles.about}`}>
        <p>
          {name && <strong>{name}. </strong>}
          {t('rights')} {t('disputes')}
        </p>
        {isDemo && <p>{t('demo')}</p>}
        <Cookies isAsking={isAsking} />
      </div>
    </>
  );
}

/** Withdrawing consent is one press, as giving it (L17). */
function Cookies({ isAsking }: Pick<FooterShown, 'isAsking'>) {
  const t = useTranslations('shell/footer');
  const action = useHref(settingsPath);
  return (
    <form method="post" action={action} data-withdraw className={styles.cookies}>
      <a href={action}>{t('cookies')}</a>
      {isAsking && (
        <button type="submit" name="choice" value="none">
          {t('withdrawConsent')}
        </button>
      )}
    </form>
  );
}

function Links({ of }: { of: readonly { to: string; name: string }[] }) {
  return (
    <ul className={styles.links}>
      {of.map(({ to, name }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
