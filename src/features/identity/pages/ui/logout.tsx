import { Button, buttonClass } from '#design/button/button.tsx';
import type { ScreenProps } from './form.tsx';

interface LogoutProps extends ScreenProps {
  /** HTML of the library's own form, without a button. */
  form: string;
  shopUrl: string;
}

export function Logout({ t, form, shopUrl }: LogoutProps) {
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: form }} />
      <Button form="op.logoutForm" name="logout" value="yes" wide>
        {t('logoutDo')}
      </Button>
      <a className={buttonClass({ quiet: true, wide: true })} href={`${shopUrl}/`}>
        {t('logoutNot')}
      </a>
    </>
  );
}
