/** What has changed in a cart since the shopper last saw it: prices, and products that are no longer sold. */
import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart, CartItem, GoneLine } from '#features/cart/contract.ts';
import { nameOf } from '#features/cart/rules/item-name.ts';
import banner from '../../../design/banner/banner.module.css';
import layout from '../../../design/layout.module.css';

interface CartChangesProps {
  cart: Pick<Cart, 'items' | 'gone'>;
  /** Under the list. */
  children?: ReactNode;
}

export function CartChanges({ cart: { items, gone = [] }, children }: CartChangesProps) {
  const t = useTranslations('pages/parts/cart-changes');
  const changed = items.filter(({ priceChange }) => priceChange);
  if (changed.length + gone.length === 0) return null;
  return (
    <div className={`${banner.warning} ${layout.tight}`} role="alert">
      <p>{t('since')}</p>
      <ul className={layout.tight}>
        {gone.map((line) => (
          <Gone key={line.id} line={line} />
        ))}
        {changed.map((item) => (
          <PriceChange key={item.id} item={item} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function Gone({ line: { name } }: { line: GoneLine }) {
  const t = useTranslations('pages/parts/cart-changes');
  return <li>{name === '' ? t('goneUnnamed') : t('gone', { name })}</li>;
}

function PriceChange({ item }: { item: CartItem }) {
  const t = useTranslations('pages/parts/cart-changes');
  const language = useLanguage();
  if (!item.priceChange) return null;
  const { beforeEuroCents: before, nowEuroCents: now } = item.priceChange;
  return (
    <li>
      {t(now > before ? 'dearer' : 'cheaper', {
        name: nameOf(item),
        before: euros(before, language),
        now: euros(now, language),
      })}
    </li>
  );
}
