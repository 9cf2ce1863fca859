/** Buys products without options from their cards. The button is a form's, for browsers without scripts; what
 * it becomes once the cart has the product is loaded when it is needed. */
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { onDemand } from '../../../design/on-demand.ts';
import toast from '../../../design/toast/toast.module.css';
import { CardBuy, type CardBuyProps } from '../../catalogue/ui/card-buy.ts';
import { buyForm, CardButton } from './card-button.tsx';
import styles from './card-buying.module.css';
import type { CardQuantityProps } from './card-quantity.tsx';
import { useHeld } from './cart-count.ts';

const CardQuantity = onDemand(() => import('./card-quantity.tsx'), ByForm);

const buyOf = (props: CardBuyProps) => <Buy {...props} />;

export function CardBuying({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const t = useTranslations('features/cart');
  const cart = useHref('/ostoskori');
  return (
    <CardBuy value={buyOf}>
      {children}
      <form id={buyForm} method="post">
        <input type="hidden" name="target" value={pathname + search} />
      </form>
      {/* Shown without scripts, when the address names the card that something was bought from. */}
      {!useHydrated() && (
        <p className={`${toast.toast} ${styles.added}`}>
          <span>{t('added')}</span> <a href={cart}>{t('toCart')}</a>
        </p>
      )}
    </CardBuy>
  );
}

/** Presses are counted until the cart is known. */
function Buy({ className = '', ...product }: CardBuyProps) {
  const place = useId();
  const [pressed, setPressed] = useState(0);
  const [isOn, setOn] = useState(false);
  const held = useHeld(product.sokId, isOn || pressed > 0);
  if (!isOn && held !== undefined && held + pressed > 0) setOn(true);
  const card = { ...product, place };
  const button = <CardButton {...card} onPress={() => setPressed(pressed + 1)} />;
  return (
    <div id={place} className={`${styles.place} ${className}`}>
      {isOn && held !== undefined ? (
        <Suspense fallback={button}>
          <CardQuantity {...card} held={held} pressed={pressed} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

/** Buys by the form, as without scripts. */
function ByForm({ pressed, ...card }: CardQuantityProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed > 0) button.current?.form?.requestSubmit(button.current);
  }, [pressed]);
  return <CardButton {...card} ref={button} />;
}
