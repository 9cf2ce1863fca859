/** A mailed link was opened: whoever did it says by a button that it is to work. */
import { Button } from '#design/button.tsx';
import layout from '#design/layout.module.css';
import { CurrentPasswordField } from './fields.tsx';
import { Form, Refusal, type FormProps } from './form.tsx';

interface ConfirmationProps extends FormProps {
  text: string;
  /** What the button says. */
  action: string;
  /** Why a password is asked for, where the browser is not known. */
  passwordWhy?: string | undefined;
  passwordLabel?: string;
  /** What is wrong with the password. */
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
