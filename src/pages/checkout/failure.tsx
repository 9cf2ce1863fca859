import type { RefusalCode } from '#platform/errors.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ofCode } from '#platform/of-code.ts';
import type { placeOrder } from '#features/orders/contract.ts';
import { Link } from '../../design/link.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { saysPaused } from '../parts/buying-paused.ts';
import { AgeUnconfirmed } from '../parts/age-confirmation.tsx';
import { MethodMissing } from '../parts/pay-again.tsx';

const other = 'failed.other';

/** Refusals with a message that says how the checkout goes on, not only that it failed. */
const texts = {
  'stock-changed': 'failed.stock_changed',
  'slot-taken': 'failed.slot_taken',
  'not-yet': 'failed.not_yet',
  'order-changed': 'failed.price_changed',
  'price-changed': 'failed.price_changed',
  'too-many-unpaid': 'failed.too_many_unpaid',
  'age-unconfirmed': null,
  'address-missing': other,
  'cart-empty': other,
  'cart-not-found': other,
  'delivery-missing': 'failed.delivery_missing',
  'idempotency-key-reused': other,
  'login-required': other,
  'not-awaiting-payment': other,
  'not-your-cart': other,
  'payment-method': other,
  'payment-method-missing': null,
  'payment-pending': other,
  'too-many-payments': other,
} as const satisfies Record<RefusalCode<typeof placeOrder>, string | null>;

/** Why the order was not placed, by the code of the refusal. */
export function Failure({ code }: { code: string | null }) {
  const t = useTranslations('pages/checkout');
  const tShell = useTranslations('shell');
  if (!code) return null;
  if (code === 'age-unconfirmed') return <AgeUnconfirmed />;
  const text = saysPaused(code) ? other : ofCode(texts, code);
  if (text === null) return <MethodMissing />;
  return (
    <ErrorSummary
      title={saysPaused(code) ? `${tShell('pausedTitle')} ${tShell('paused')}` : t(text ?? other)}
    >
      {(text === texts['stock-changed'] || text === texts['not-yet']) && (
        <Link to="/ostoskori">{t('toCart')}</Link>
      )}
    </ErrorSummary>
  );
}
