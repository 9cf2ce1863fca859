import { Button } from '#design/button/button.tsx';
import { CurrentPasswordField, EmailField } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';
import styles from './page.module.css';

interface LoginProps extends FormProps {
  email: string;
  refusal?: string | undefined;
  /** URL of the password reset. */
  resetUrl: string;
  /** URL of the registration; absent where the login cannot continue with one. */
  registerUrl?: string | undefined;
}

export function Login({ t, csrf, email, refusal, resetUrl, registerUrl }: LoginProps) {
  const filled = { t, values: { email } };
  return (
    <>
      <Refusal t={t} refusal={refusal} />
      <Form csrf={csrf}>
        <EmailField filled={filled} />
        <CurrentPasswordField filled={filled} />
        <Button wide>{t('loginDo')}</Button>
      </Form>
      <div className={styles.section}>
        <p>
          <a className={styles.link} href={resetUrl}>
            {t('forgot')}
          </a>
        </p>
        {registerUrl && (
          <p>
            {t('noAccount')}{' '}
            <a className={styles.link} href={registerUrl}>
              {t('register')}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
