/** In place of a customer's page while nobody is logged in; both ways lead back to it. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { buttonClass } from '../../../design/button/button.tsx';
import { Icon, type IconName } from '../../../design/icon.tsx';
import { useReturning } from '../../../shell/here.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import styles from './needs-login.module.css';

interface NeedsLoginProps {
  icon: IconName;
  /** Of the page. */
  title: string;
  heading: string;
  text: string;
}

export function NeedsLogin({ icon, title, heading, text }: NeedsLoginProps) {
  const t = useTranslations('pages/parts/needs-login');
  const login = useReturning('/check-login');
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={64} />
      <PageTitle title={title} />
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        <a href={login} className={buttonClass({})}>
          {t('login')}
        </a>
        <a href={`${login}&action=register`} className={buttonClass({ quiet: true })}>
          {t('register')}
        </a>
      </p>
    </div>
  );
}
