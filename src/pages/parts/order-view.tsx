/** An order as the shopper sees it, after paying and later. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { Order, OrderLine } from '#features/orders/contract.ts';
import { nameLanguageIn } from '#features/orders/rules/name-language.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { OrderFacts } from './order-facts.tsx';
import { LineRight, OrderAfter } from './order-after.tsx';
import { OrderHead } from './order-head.tsx';
import { isPayable, stateOf } from './order-state.ts';
import { LineReduction, LineSum, LineWeight } from './order-weights.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order-view.module.css';
import { PayAgain, PayFailed } from './pay-again.tsx';

interface OrderViewProps {
  /** Title of the page of a paid order. */
  paidTitle: string;
  order: Order;
  /** Gives access to the order; paying for it needs it too. */
  orderKey: string;
  /** Payment methods while the order is unpaid; null while they cannot be loaded. */
  methods: PaymentMethod[] | null;
  /** Its items are reserved until it is paid. */
  isKept: boolean;
  /** Why another payment was refused. */
  failed: string | null;
}

export function OrderView(shown: OrderViewProps) {
  const { paidTitle, order, orderKey, methods, isKept, failed } = shown;
  const t = useTranslations('pages/parts/order.state');
  const state = stateOf(order);
  const title = state === 'paid' ? paidTitle : t(`${state}.title`);
  return (
    <div className={layout.stack}>
      <PageTitle title={`${title} ${order.number}`} />
      {failed && <PayFailed code={failed} order={order} />}
      <OrderHead title={title} order={order} isKept={isKept} />
      {isPayable(order) && <PayAgain number={order.number} orderKey={orderKey} of={methods} />}
      <OrderTimeline order={order} />
      <OrderFacts order={order} />
      <div className={layout.columns}>
        <Lines order={order} />
        <OrderSums order={order} />
      </div>
      <OrderAfter order={order} orderKey={orderKey} />
    </div>
  );
}

/** The age limit of a line, whether it may be replaced by a similar product, and that the discount is not of it. */
function LineWishes({ line: { ageLimit, allowsSubstitute, isExcluded } }: { line: OrderLine }) {
  const t = useTranslations('pages/parts/order');
  return (
    <>
      {ageLimit && <p className={layout.soft}>{t('age', { years: ageLimit })}</p>}
      {allowsSubstitute !== undefined && (
        <p className={layout.soft}>{t(allowsSubstitute ? 'substitute' : 'noSubstitute')}</p>
      )}
      {isExcluded && <p className={layout.soft}>{t('excluded')}</p>}
    </>
  );
}

function Lines({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  const language = useLanguage();
  return (
    <section className={layout.tight} aria-labelledby="products">
      <h2 id="products" className={styles.heading}>
        {t('products')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <li key={line.sokId} className={styles.line}>
            <ProductPicture
              picture={line.picture}
              alt=""
              sizes="72px"
              widths={[160, 320]}
              className={styles.picture}
            />
            <div>
              <Link to={line.urlPath} lang={nameLanguageIn(language, order, line)}>
                {unbroken(line.name)}
              </Link>
              {line.variantName && <p className={layout.soft}>{unbroken(line.variantName)}</p>}
              <p className={layout.soft}>
                {line.quantity} × {euros(line.unitPriceEuroCents, language)}
              </p>
              <LineWeight order={order} at={at} />
              <LineReduction order={order} at={at} />
              <LineWishes line={line} />
              <div className={styles.right}>
                <LineRight order={order} at={at} />
              </div>
            </div>
            <LineSum order={order} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
