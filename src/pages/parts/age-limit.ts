/** The age limit of a cart, and the deliveries that check it. */
import { localText, type Language } from '#platform/i18n/language.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { Deliveries } from '#features/checkout/record.ts';
import { ageLimitOf, checkingAge } from '#features/checkout/rules/carrying.ts';

export interface AgeLimited {
  years: number;
  /** Names of deliveries that check the age. */
  ways: string[];
}

/** Null when nothing in the cart has an age limit. */
export function ageLimitIn(
  { items }: Pick<Cart, 'items'>,
  { space, language }: { space: { deliveries: Deliveries }; language: Language },
): AgeLimited | null {
  const years = ageLimitOf(items);
  if (years === null) return null;
  const ways = checkingAge(space.deliveries, items).map(({ name }) => localText(name, language));
  return { years, ways };
}
