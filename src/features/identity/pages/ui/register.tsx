import { Button } from '#design/button/button.tsx';
import { EmailField, NewPasswordField, PersonalField, type Filled } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';
import styles from './page.module.css';

interface RegisterProps extends FormProps, Filled {
  refusal?: string | undefined;
  /** URL of the login, for people who have an account. */
  loginUrl: string;
  /** URLs of the shop's pages about personal data and terms of use (GDPR, 13). */
  privacyUrl: string;
  termsUrl: string;
}

export function Register({ csrf, refusal, loginUrl, ...others }: RegisterProps) {
  const { privacyUrl, termsUrl, ...filled } = others;
  const { t, faults } = filled;
  return (
    <>
      <Refusal t={t} refusal={refusal} faults={faults} />
      <p>{t('registerIntro')}</p>
      <Form csrf={csrf}>
        <div className={styles.pair}>
          <PersonalField filled={filled} name="firstName" />
          <PersonalField filled={filled} name="lastName" />
        </div>
        <EmailField filled={filled} hint={t('emailHint')} />
        <NewPasswordField filled={filled} name="password" label={t('password')} />
        <div>
          <p>{t('registerRules')}</p>
          <a className={styles.link} href={privacyUrl}>
            {t('privacy')}
          </a>
          <br />
          <a className={styles.link} href={termsUrl}>
            {t('terms')}
          </a>
        </div>
        <Button wide>{t('register')}</Button>
      </Form>
      <p className={styles.section}>
        <span>
          {t('haveAccount')}{' '}
          <a className={styles.link} href={loginUrl}>
            {t('login')}
          </a>
        </span>
      </p>
    </>
  );
}
