/** Requests a new password by mail, and sets it after the mailed link. */
import { Button } from '#design/button/button.tsx';
import { EmailField, NewPasswordField, type Filled } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';

interface ResetProps extends FormProps, Filled {
  refusal?: string | undefined;
}

export function ResetPassword({ csrf, refusal, ...filled }: ResetProps) {
  const { t, faults } = filled;
  return (
    <>
      <Refusal t={t} refusal={refusal} faults={faults} />
      <p>{t('resetIntro')}</p>
      <Form csrf={csrf}>
        <EmailField filled={filled} />
        <Button wide>{t('resetSend')}</Button>
      </Form>
    </>
  );
}

export function ChoosePassword({ csrf, ...filled }: FormProps & Filled) {
  const { t, faults } = filled;
  return (
    <>
      <Refusal t={t} faults={faults} />
      <Form csrf={csrf}>
        <NewPasswordField filled={filled} name="newPassword" label={t('newPassword')} />
        <Button wide>{t('resetDo')}</Button>
      </Form>
    </>
  );
}
