/** The page of a mailed link: it takes effect only when the visitor presses the button. */
import { Button } from '#design/button/button.tsx';
import layout from '#design/layout.module.css';
import { CurrentPasswordField } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';

interface ConfirmationProps extends FormProps {
  text: string;
  /** Label of the button. */
  action: string;
  /** Why a password is needed, when the browser is unknown. */
  passwordWhy?: string | undefined;
  passwordLabel?: string;
  /** Error of the password. */
  fault?: string | undefined;
  hint?: string;
}

export function Confirmation({ t, csrf, fault, ...shown }: ConfirmationProps) {
  const { text, action, passwordWhy, passwordLabel, hint } = shown;
  const faults = fault ? { password: fault } : undefined;
  return (
    <>
      <Refusal t={t} faults={faults} />
      <p>{text}</p>
      <Form csrf={csrf}>
        {passwordWhy && (
          <>
            <p>{passwordWhy}</p>
            <CurrentPasswordField filled={{ t, faults }} label={passwordLabel} />
          </>
        )}
        <Button wide>{action}</Button>
      </Form>
      {hint && <p className={layout.soft}>{hint}</p>}
    </>
  );
}
