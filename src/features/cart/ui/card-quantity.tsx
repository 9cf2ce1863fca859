/** How many pieces of a card's product are in the cart, with buttons for one more and one fewer. At zero it is
 * the card's own button again. */
import { useEffect, useRef } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { euros } from '#platform/money.ts';
import { ofCode } from '#platform/of-code.ts';
import { announce } from '../../../design/announcer.tsx';
import { Icon } from '../../../design/icon.tsx';
import layout from '../../../design/layout.module.css';
import type { addToCart, setCartItem } from '../contract.ts';
import { mostOfOne } from '../rules/wanted-quantity.ts';
import { CardButton, type CardButtonProps } from './card-button.tsx';
import styles from './card-buying.module.css';
import { keepCartCount, type QuantityAnswer } from './cart-count.ts';
import { useQuantity, type RefusedChange } from './use-quantity.ts';

export interface CardQuantityProps extends Omit<CardButtonProps, 'onPress' | 'ref'> {
  sokId: string;
  /** Pieces in the cart. */
  held: number;
  /** How often the card's button was pressed before. */
  pressed: number;
}

export default function CardQuantity({ sokId, held, pressed, ...card }: CardQuantityProps) {
  const { name } = card;
  const t = useTranslations('features/cart/ui');
  const textOf = useRefusalText();
  const news = useNews(sokId, name);
  const { shown, change, send, refused, isBusy } = useQuantity<QuantityAnswer>(
    {
      path: '/_data/cart-count',
      fields: { sokId },
      quantity: held,
      ...(pressed > 0 && { first: Math.min(mostOfOne, held + pressed) }),
    },
    {
      onAnswer: (answer) => {
        if (answer?.cart) keepCartCount(answer.cart);
        announce(news(answer, textOf));
      },
    },
  );
  const count = Number(shown);
  const { first, kept } = useKeptFocus(count === 0, pressed > 0, send);
  const step = (by: number) => {
    if (count + by <= mostOfOne) change(String(count + by));
  };
  return (
    <div {...kept}>
      {refused && <p className={styles.refused}>{textOf(refused)}</p>}
      {count === 0 ? (
        <CardButton {...card} ref={first} onPress={() => step(1)} />
      ) : (
        <div className={styles.steps} aria-busy={isBusy || undefined}>
          <button
            type="button"
            className={styles.step}
            onClick={() => step(-1)}
            aria-label={t(count > 1 ? 'fewer' : 'remove', { name })}
          >
            <Icon name="minus" size={20} />
          </button>
          <span>
            {count} <span className={layout.hidden}>{t('inCart')}</span>
          </span>
          <button
            ref={first}
            type="button"
            className={styles.step}
            onClick={() => step(1)}
            aria-label={t('more', { name })}
          >
            <Icon name="plus" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Message keys by refusal code; without one another try may help. */
const refusals = {
  'not-available': 'gone',
  'not-yet': 'notYet',
  'sku-unknown': 'notSold',
  'cart-full': 'cartFull',
  'out-of-stock': 'gone',
  'login-required': 'other',
  'not-your-cart': 'other',
  'cart-not-found': 'other',
  'item-not-found': 'other',
} as const satisfies Record<RefusalCode<typeof addToCart | typeof setCartItem>, string>;

function useRefusalText() {
  const t = useTranslations('features/cart/ui');
  return ({ left, code }: RefusedChange): string =>
    left === null
      ? t(`refused.${ofCode(refusals, code) ?? (code ? 'paused' : 'other')}`)
      : t('refused.left', { left });
}

/** What is announced of a response. */
function useNews(sokId: string, name: string) {
  const t = useTranslations('features/cart/ui');
  const language = useLanguage();
  return (answer: QuantityAnswer | null, textOf: (refused: RefusedChange) => string): string => {
    const refused = answer ? answer.refused : { left: null };
    if (refused || !answer?.cart) return `${name}: ${textOf(refused ?? { left: null })}`;
    const price = euros(answer.cart.sum, language);
    const quantity = answer.cart.held?.[sokId] ?? 0;
    return quantity > 0 ? t('changed', { name, quantity, price }) : t('removed', { name, price });
  };
}

/** When the focused button is replaced, the one in its place has the focus.
 * @param leave called when the focus goes elsewhere */
function useKeptFocus(isEmpty: boolean, isPressed: boolean, leave: () => void) {
  const first = useRef<HTMLButtonElement>(null);
  const isInside = useRef(isPressed);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) first.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isEmpty]);
  const kept = {
    onFocus: () => void (isInside.current = true),
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      isInside.current = false;
      if (!currentTarget.contains(relatedTarget)) leave();
    },
  };
  return { first, kept };
}
