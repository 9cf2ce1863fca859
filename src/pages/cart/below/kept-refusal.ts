import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { ofCode } from '#platform/of-code.ts';
import type { returnKept } from '#features/cart/contract/kept.ts';
import type { RefusedKept } from '../change-kept.ts';

/** Message keys by refusal code. */
const refusals = {
  'not-available': 'gone',
  'out-of-stock': 'gone',
  'sku-unknown': 'gone',
  'not-yet': 'notYet',
  'cart-full': 'cartFull',
  'item-not-found': 'changed',
  'login-required': 'changed',
  'not-your-cart': 'changed',
  'cart-not-found': 'changed',
} as const satisfies Record<RefusalCode<typeof returnKept>, string>;

/** Why a product did not come back into the cart; null when it did. */
export function useKeptRefusal(refused: RefusedKept | undefined): string | null {
  const t = useTranslations('pages/cart/below.notBack');
  return refused ? t(ofCode(refusals, refused.code) ?? 'changed') : null;
}
