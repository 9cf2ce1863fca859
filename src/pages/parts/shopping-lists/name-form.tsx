/** Asks for the name of a list. */
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Field } from '../../../design/field/field.tsx';
import styles from './shopping-lists.module.css';

interface NameFormProps {
  intent: 'create' | 'rename';
  name?: string | undefined;
  button: string;
  error?: string | undefined;
  /** Further fields. */
  children?: React.ReactNode;
}

export function NameForm({ intent, name, button, error, children }: NameFormProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <Form method="post" className={styles.name}>
      {children}
      <Field
        label={t('name')}
        name="name"
        maxLength={60}
        required
        defaultValue={name}
        error={error}
        autoComplete="off"
      />
      <Button name="intent" value={intent} quiet>
        {button}
      </Button>
    </Form>
  );
}
