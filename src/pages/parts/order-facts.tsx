import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { promisedDays, promiseKey } from '#features/checkout/rules/promised-days.ts';
import { slotText } from '#features/checkout/rules/slot-text.ts';
import type { Order, OrderDelivery } from '#features/orders/contract.ts';
import { nameLanguageIn } from '#features/orders/rules/name-language.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import { FoldedNames } from './folded-names.tsx';
import { stateOf } from './order-state.ts';
import styles from './order-view.module.css';

/** Delivery, recipient and payment of an order: one card each. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  const { deliveries } = order;
  const isBrought = deliveries.some(({ agent }) => agent === null);
  return (
    <div className={styles.facts}>
      {deliveries.map((delivery, at) => (
        <Fact
          key={delivery.lines.join(' ')}
          icon="truck"
          title={
            deliveries.length > 1
              ? t('deliveryOf', { number: at + 1, count: deliveries.length })
              : t('delivery')
          }
        >
          <Delivery order={order} delivery={delivery} />
        </Fact>
      ))}
      <Fact icon="parcel" title={t(isBrought ? 'address' : 'buyer')}>
        {order.isAnonymous ? <p>{t('anonymous')}</p> : <Buyer customer={order.customer} />}
      </Fact>
      <Payment order={order} />
    </div>
  );
}

function Payment({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  const isFree = order.totalEuroCents === 0;
  if (!isFree && !order.paymentMethod) return null;
  return (
    <Fact icon="lock" title={t('payment')}>
      <p>
        <strong>{isFree ? t('paid.free') : order.paymentMethod}</strong>
      </p>
      {!isFree && <p>{t(`paid.${paidKey(order)}`)}</p>}
    </Fact>
  );
}

/** While the bank is processing the payment, nobody is asked to pay. */
const paidKey = (order: Order) =>
  stateOf(order) === 'pending' ? 'pending' : paidKeys[order.status];

const paidKeys = {
  'awaiting-payment': 'waiting',
  paid: 'paid',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;

interface FactProps {
  icon: IconName;
  title: string;
  children: React.ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <section className={styles.fact}>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** When and where it comes; with the names of its products when there are several deliveries. */
function Delivery({ order, delivery }: { order: Order; delivery: OrderDelivery }) {
  const t = useTranslations('pages/parts/order');
  const language = useLanguage();
  const { name, kind, slot, promise, promisedBefore, agent, lines } = delivery;
  const names = lines
    .flatMap((at) => order.lines[at] ?? [])
    .map((line) => ({ text: line.name, lang: nameLanguageIn(language, order, line) }));
  return (
    <>
      <p>
        <strong>{name}</strong>
      </p>
      {order.status === 'paid' && (
        <p>
          {slot
            ? slotText(slot, language)
            : t(promiseKey(kind), { days: promisedDays(promise, language) })}
        </p>
      )}
      {order.status === 'paid' && promisedBefore && (
        <p>{t('promisedBefore', { days: promisedDays(promisedBefore, language) })}</p>
      )}
      {agent && <Agent agent={agent} />}
      {order.deliveries.length > 1 && (
        <FoldedNames label={t('deliveredNames', { count: names.length })} names={names} />
      )}
    </>
  );
}

function Buyer({ customer }: Pick<Order, 'customer'>) {
  return (
    <address className={styles.address}>
      {customer.firstName} {customer.lastName}
      <br />
      {customer.streetAddress}
      <br />
      {customer.postcode} {customer.city}
      <br />
      {customer.phone}
      <br />
      {customer.email}
    </address>
  );
}

function Agent({ agent }: { agent: NonNullable<OrderDelivery['agent']> }) {
  const t = useTranslations('pages/parts/order');
  return (
    <>
      <address className={styles.address}>
        {agent.name}
        <br />
        {agent.streetAddress}, {agent.postcode} {agent.city}
      </address>
      <p className={layout.soft}>{t('hours', { hours: agent.openingHours })}</p>
    </>
  );
}
