import { useId, useRef } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { mostOfOne } from '#features/cart/rules/wanted-quantity.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { announce } from '../../design/announcer.tsx';
import { Icon } from '../../design/icon.tsx';
import styles from './buy.module.css';

/** How many pieces are bought: a number field, with a button on each side once scripts run. */
export function Quantity() {
  const t = useTranslations('pages/product');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    // What is no number counts as nothing.
    if (by > 0) input.stepUp();
    else input.stepDown();
    announce(t('quantityNow', { quantity: input.value }));
  };
  const button = (by: 1 | -1) => (
    // Its space is kept until then.
    <button
      type="button"
      className={styles.step}
      hidden={!isHydrated}
      onClick={() => step(by)}
      aria-label={t(by > 0 ? 'more' : 'fewer')}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={20} />
    </button>
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('quantity')}</label>
      <div className={styles.quantity}>
        {button(-1)}
        <input
          ref={field}
          id={id}
          name="quantity"
          type="number"
          min={1}
          max={mostOfOne}
          defaultValue={1}
          inputMode="numeric"
        />
        {button(1)}
      </div>
    </div>
  );
}
