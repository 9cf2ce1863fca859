import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { LastOrder } from './of-orders.ts';

/** Where an order is, in a few words. */
export function OrderWord({ word: { key, when, cents, isCollected } }: Pick<LastOrder, 'word'>) {
  const t = useTranslations('pages/parts/last-order');
  const promise = isCollected ? 'collectable' : 'arrives';
  return t(key === 'promised' ? promise : key, { when, sum: euros(cents, useLanguage()) });
}
