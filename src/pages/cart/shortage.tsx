import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../design/button.tsx';
import layout from '../../design/layout.module.css';

/** Some lines cannot be filled: one button lowers them to what there is. */
export function Shortage() {
  const t = useTranslations('pages/cart');
  return (
    <div className={`${layout.notice} ${layout.warning} ${layout.tight}`} role="alert">
      <p>{t('shortage')}</p>
      <Form method="post">
        <Button small name="intent" value="adjust">
          {t('adjust')}
        </Button>
      </Form>
    </div>
  );
}
