import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Field } from '../../../design/field/field.tsx';
import styles from './find.module.css';

interface FindProps {
  query: string;
  /** Why no place is found. */
  fault: 'postcode' | 'town' | null;
  /** Further parameters of the address. */
  kept?: Readonly<Record<string, string>>;
}

/** A plain form with which the shopper asks for the stores nearest to a postcode or town. */
export function FindStores({ query, fault, kept = {} }: FindProps) {
  const t = useTranslations('pages/parts/find-stores');
  return (
    <search>
      <Form className={styles.find} method="get" preventScrollReset>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          key={query}
          label={t('find')}
          name="postinumero"
          defaultValue={query}
          autoComplete="postal-code"
          maxLength={60}
          error={fault ? t(`fault.${fault}`, { query }) : undefined}
        />
        <Button>{t('findButton')}</Button>
      </Form>
    </search>
  );
}
