import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { Button } from '../../design/button/button.tsx';
import styles from './cart.module.css';
import type { CartResult } from './change.ts';

/** Whether the line may be replaced by a similar product; without scripts a button sends it. */
export function Substitute({ item, name }: { item: CartItem; name: string }) {
  const t = useTranslations('pages/cart');
  const deciding = useFetcher<CartResult>();
  const isHydrated = useHydrated();
  const [isAllowed, decide] = useDecision(item);
  if (item.allowsSubstitute === undefined) return null;
  const isRefused = deciding.state === 'idle' && Boolean(deciding.data?.refused);
  return (
    <deciding.Form method="post" className={styles.substitute}>
      <input type="hidden" name="intent" value="substitute" />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="sokId" value={item.sokId} />
      <label>
        <input
          type="checkbox"
          name="allowsSubstitute"
          checked={isRefused ? item.allowsSubstitute : isAllowed}
          onChange={({ currentTarget: { checked, form } }) => {
            decide(checked);
            void deciding.submit(form);
          }}
          aria-label={t('substituteName', { name })}
        />
        {t('substitute')}
      </label>
      {!isHydrated && (
        <Button quiet small>
          {t('update')}
        </Button>
      )}
    </deciding.Form>
  );
}

/** What the shopper decided last; what the shop knows when that changes, as in another tab. */
function useDecision({ allowsSubstitute = false }: CartItem) {
  const [known, setKnown] = useState(allowsSubstitute);
  const [isAllowed, decide] = useState(allowsSubstitute);
  if (known !== allowsSubstitute) {
    setKnown(allowsSubstitute);
    decide(allowsSubstitute);
  }
  return [isAllowed, decide] as const;
}
