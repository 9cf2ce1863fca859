import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Icon } from '../../../../design/icon.tsx';
import type { BlockProps } from '../shown.ts';
import styles from './home.module.css';

/** What applies to every order. */
export function Promises({ promises }: BlockProps['promises']) {
  const t = useTranslations('pages/parts/content');
  return (
    <section aria-label={t('promises')}>
      <ul className={styles.promises}>
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={32} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
