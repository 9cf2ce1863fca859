import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../../design/icon.tsx';
import styles from './home.module.css';

const promises = [
  ['truck', 'promise1', 'promise1Text'],
  ['returns', 'promise2', 'promise2Text'],
  ['lock', 'promise3', 'promise3Text'],
] as const;

/** What applies to every order. */
export function Promises() {
  const t = useTranslations('pages/home');
  return (
    <section aria-label={t('promises')}>
      <ul className={styles.promises}>
        {promises.map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} size={32} />
            <div>
              <strong>{t(title)}</strong>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
