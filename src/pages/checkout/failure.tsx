import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import { ErrorSummary } from '../../design/error-summary.tsx';
import { saysPaused } from '../parts/buying-paused.ts';
import { MethodMissing } from '../parts/pay-again.tsx';

const texts = {
  'stock-changed': 'failed.stock_changed',
  'price-changed': 'failed.price_changed',
  'too-many-unpaid': 'failed.too_many_unpaid',
} as const;

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** Why the order was not placed, by the code of the refusal. */
export function Failure({ code }: { code: string | null }) {
  const t = useTranslations('pages/checkout');
  const tShell = useTranslations('shell');
  if (!code) return null;
  if (code === 'payment-method-missing') return <MethodMissing />;
  const text = t(isKnown(code) ? texts[code] : 'failed.other');
  return (
    <ErrorSummary title={saysPaused(code) ? tShell('paused') : text}>
      {code === 'stock-changed' && <Link to="/ostoskori">{t('toCart')}</Link>}
    </ErrorSummary>
  );
}
