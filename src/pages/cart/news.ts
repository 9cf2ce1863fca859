/** Announces changes of the cart to screen readers, and keeps the focus in place. */
import { useEffect, useRef } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart, CartItem } from '#features/cart/contract.ts';
import { announce } from '../../design/announcer.tsx';
import { nameOf } from '#features/cart/rules/item-name.ts';
import { changesOf } from './changes-of.ts';

/** Announces removed lines, new quantities, and the new total.
 * @param kept what is saved for later */
export function useCartNews(cart: Cart | null, kept: readonly { sokId: string }[]): void {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const before = useRef(cart);
  useEffect(() => {
    const { removed, changed } = changesOf(before.current?.items ?? [], cart?.items ?? []);
    const isSame = before.current?.price.grandTotal === cart?.price.grandTotal;
    const isKept = (item: CartItem) => kept.some(({ sokId }) => sokId === item.sokId);
    before.current = cart;
    if (isSame && removed.length + changed.length === 0) return;
    announce(
      [
        ...removed.map((item) =>
          t(isKept(item) ? 'news.kept' : 'news.removed', { name: nameOf(item) }),
        ),
        ...changed.map((item) =>
          t('news.changed', { name: nameOf(item), quantity: item.quantity }),
        ),
        cart ? t('news.total', { price: euros(cart.price.grandTotal, language) }) : t('empty'),
      ].join(' '),
    );
  }, [cart, kept, t, language]);
}

export const lineId = (itemId: string): string => `line-${itemId}`;
export const keptId = (sokId: string): string => `kept-${sokId}`;

/** When the focused line disappears, the focus moves to the line after it, or to the heading. The returned
 * function has to be called on every focus in the cart.
 * @param lineIds ids of the elements of all lines */
export function useKeptFocus(lineIds: string[]): (event: React.FocusEvent) => void {
  const before = useRef(lineIds);
  const focused = useRef('');
  useEffect(() => {
    const at = before.current.indexOf(focused.current);
    const isGone = at >= 0 && !document.getElementById(focused.current);
    before.current = lineIds;
    if (!isGone) return;
    focused.current = '';
    if (document.activeElement !== document.body) return;
    const next = document.getElementById(lineIds[at] ?? '');
    (next?.querySelector('a') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [lineIds]);
  return ({ target }) => {
    focused.current = target.closest('li')?.id ?? '';
  };
}
