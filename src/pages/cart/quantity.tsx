import { useTranslations } from '#platform/i18n/use-translations.ts';
import { mostOfOne } from '#features/cart/rules/wanted-quantity.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { Button } from '../../design/button/button.tsx';
import styles from './cart.module.css';

interface QuantityProps {
  /** Name of the line's product. */
  name: string;
  shown: string;
  change: (text: string) => void;
  /** Sends the typed quantity now. */
  send: () => void;
}

/** A number field with step buttons; without scripts a button sends it. */
export function Quantity({ name, shown, change, send }: QuantityProps) {
  const t = useTranslations('pages/cart');
  const isHydrated = useHydrated();
  const count = Number(shown);
  const step = (by: number) => {
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
        {by > 0 ? '+' : '–'}
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
