import { Form, useSubmit } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { wishlistSorts, type WishlistSort } from '#features/wishlist/rules/sorts.ts';
import { Button } from '../../design/button/button.tsx';
import styles from './wishlist.module.css';

/** Sorts as soon as another order is selected; without scripts by its button. */
export function Sort({ sort }: { sort: WishlistSort }) {
  const t = useTranslations('pages/wishlist');
  const submit = useSubmit();
  return (
    <Form
      className={styles.sort}
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <label>
        <span>{t('sort')}</span>
        <select name="jarjestys" defaultValue={sort}>
          {wishlistSorts.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button quiet small>
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  );
}
