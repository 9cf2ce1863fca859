/** Buttons that order or pay. While buying is paused, a text that says so stands in their place; the form around them
 * keeps what was typed. An attribute of the document decides, so that it is right on open pages too. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import banner from '../../design/banner/banner.module.css';
import styles from './while-selling.module.css';

export function WhileSelling({ children }: { children: React.ReactNode }) {
  const t = useTranslations('pages/parts/payment');
  const tShell = useTranslations('shell');
  return (
    <>
      <div className={styles.selling}>{children}</div>
      <p className={`${banner.warning} ${styles.paused}`}>
        <strong>{tShell('pausedTitle')}</strong> {t('paused')}
      </p>
    </>
  );
}
