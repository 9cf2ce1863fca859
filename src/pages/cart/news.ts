/** Announces changes of the cart to screen readers, and keeps the focus in place. */
import { useEffect, useRef } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { announce } from '../../design/announcer.tsx';
import { nameOf } from '../parts/item-name.ts';
import { changesOf } from './changes-of.ts';

/** Announces removed lines, new quantities, and the new total. */
export function useCartNews(cart: Cart | null): void {
  const t = useTranslations('pages/cart');
  const language = useLanguage();
  const before = useRef(cart);
  useEffect(() => {
    const { removed, changed } = changesOf(before.current?.items ?? [], cart?.items ?? []);
    const isSame = before.current?.price.grandTotal === cart?.price.grandTotal;
    before.current = cart;
    if (isSame && removed.length + changed.length === 0) return;
    announce(
      [
        ...removed.map((item) => t('news.removed', { name: nameOf(item) })),
        ...changed.map((item) =>
          t('news.changed', { name: nameOf(item), quantity: item.quantity }),
        ),
        cart ? t('news.total', { price: euros(cart.price.grandTotal, language) }) : t('empty'),
      ].join(' '),
    );
  }, [cart, t, language]);
}

export const lineId = (itemId: string): string => `line-${itemId}`;

/** When the focused line disappears, the focus moves to the line after it, or to the heading. The returned
 * function has to be called on every focus in the cart. */
export function useKeptFocus(itemIds: string[]): (event: React.FocusEvent) => void {
  const before = useRef(itemIds);
  const focused = useRef('');
  useEffect(() => {
    const at = before.current.findIndex((id) => lineId(id) === focused.current);
    const isGone = at >= 0 && !document.getElementById(focused.current);
    before.current = itemIds;
    if (!isGone) return;
    focused.current = '';
    if (document.activeElement !== document.body) return;
    const next = document.getElementById(lineId(itemIds[at] ?? ''));
    (next?.querySelector('a') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [itemIds]);
  return ({ target }) => {
    focused.current = target.closest('li')?.id ?? '';
  };
}
