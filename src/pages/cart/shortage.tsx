import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { AvailabilityEntry } from '#features/checkout/contract.ts';
import { Button } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import banner from '../../design/banner/banner.module.css';

/** Shown when the stock is too low for some lines: one button lowers them to the stock. */
export function Shortage() {
  const t = useTranslations('pages/cart');
  return (
    <div className={`${banner.warning} ${layout.tight}`} role="alert">
      <p>{t('shortage')}</p>
      <Form method="post">
        <Button small name="intent" value="adjust">
          {t('adjust')}
        </Button>
      </Form>
    </div>
  );
}

/** Says beside the sum that it is not what can be ordered. */
export function ShortSum({ of }: { of: readonly AvailabilityEntry[] }) {
  const t = useTranslations('pages/cart');
  const count = of.reduce((sum, { unavailable }) => sum + unavailable, 0);
  return <p className={layout.soft}>{t('shortSum', { count })}</p>;
}
