import { useTranslations } from '#platform/i18n/use-translations.ts';
import { mostOfOne } from '#features/cart/rules/wanted-quantity.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { Button } from '../../../design/button/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import styles from './shopping-lists.module.css';

interface QuantityProps {
  /** Of the product. */
  name: string;
  shown: string;
  change: (text: string) => void;
  /** Sends what was typed now. */
  send: () => void;
}

/** How many pieces a list has: a field with step buttons; without scripts a button sends it. */
export function Quantity({ name, shown, change, send }: QuantityProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  const isHydrated = useHydrated();
  const count = Number(shown);
  const step = (by: 1 | -1) => {
    const isOver = !(count + by >= 1 && count + by <= mostOfOne);
    return (
      // Never disabled: a disabled button loses the focus.
      <button
        type="button"
        className={styles.step}
        aria-disabled={isOver || undefined}
        onClick={() => !isOver && change(String(count + by))}
        aria-label={t(by > 0 ? 'more' : 'fewer', { name })}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} size={20} />
      </button>
    );
  };
  return (
    <span
      className={styles.quantity}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send();
      }}
    >
      {isHydrated && step(-1)}
      <input
        name="quantity"
        type="number"
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={t('quantityOf', { name })}
        min={0}
        max={mostOfOne}
        value={shown}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isHydrated ? (
        step(1)
      ) : (
        <Button quiet small>
          {t('update')}
        </Button>
      )}
    </span>
  );
}
