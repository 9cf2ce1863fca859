import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../design/browser-state.ts';
import { Button } from '../../design/button.tsx';
import styles from './cart.module.css';

/** A new quantity is sent when it has stood this long (R243). */
const pauseMs = 500;
const most = 999;

interface QuantityProps {
  quantity: number;
  label: string;
  send: (form: HTMLFormElement) => unknown;
}

/** A number with steps beside it; without scripts a button sends it. */
export function Quantity({ quantity, label, send }: QuantityProps) {
  const t = useTranslations('buying.cart');
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(String(quantity));
  const [known, setKnown] = useState(quantity);
  // What the cart says after a change wins over what was typed.
  if (known !== quantity) {
    setKnown(quantity);
    setWanted(String(quantity));
  }
  const count = Number(wanted);
  const isNew = wanted !== '' && count !== quantity && count >= 0 && count <= most;
  useEffect(() => {
    const form = input.current?.form;
    if (!isNew || !form) return;
    const timer = setTimeout(() => send(form), pauseMs);
    return () => clearTimeout(timer);
    // `send` is another function in every render; only what is wanted starts the clock again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, isNew]);
  const step = (by: number) => (
    <button
      type="button"
      className={styles.step}
      disabled={count + by < 1 || count + by > most}
      onClick={() => setWanted(String(count + by))}
      aria-label={`${t(by > 0 ? 'more' : 'fewer')}: ${label}`}
    >
      {by > 0 ? '+' : '–'}
    </button>
  );
  return (
    <span className={styles.quantity}>
      {isHydrated && step(-1)}
      <input
        ref={input}
        name="quantity"
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={0}
        max={most}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
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
