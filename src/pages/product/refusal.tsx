/** Why a product was not added to the cart. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { ofCode } from '#platform/of-code.ts';
import type { addToCart } from '#features/cart/contract.ts';
import banner from '../../design/banner/banner.module.css';
import { saysPaused } from '../parts/buying-paused.ts';
import type { AddResult } from '../parts/cart-session.ts';

/** Message keys by refusal code (R250, R251). */
const refusals = {
  'not-available': 'gone',
  'not-yet': 'notYet',
  'sku-unknown': 'notSold',
  'cart-full': 'cartFull',
  'out-of-stock': 'other',
  'login-required': 'other',
  'not-your-cart': 'other',
  'cart-not-found': 'other',
} as const satisfies Record<RefusalCode<typeof addToCart>, string>;

/** Nothing when it was added. */
export function Refusal({ result }: { result: AddResult | undefined }) {
  const t = useTranslations('pages/product');
  const tShell = useTranslations('shell');
  const { failed, left, inCart = 0 } = result ?? {};
  const textOf = (code: string) => {
    if (saysPaused(code)) return `${tShell('pausedTitle')} ${tShell('paused')}`;
    if (left) return t('refused.tooMany', { left, inCart });
    return t(`refused.${ofCode(refusals, code) ?? 'other'}`);
  };
  return (
    failed && (
      <p className={banner.warning} role="alert">
        {textOf(failed)}
      </p>
    )
  );
}
