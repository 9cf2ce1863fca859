/** What has happened to an order, and what comes next. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import type { Order } from '#features/orders/contract.ts';
import { promiseKeyOf, promiseOf } from '#features/orders/rules/deliveries.ts';
import { stepsOf, type OrderStep } from './order-steps.ts';
import styles from './order-after.module.css';
import { dayIn } from './of-order.ts';

export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('pages/parts/order');
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={styles.heading}>
        {t('steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.name} ${step.at}`} className={step.at ? styles.past : styles.coming}>
            <Step step={step} order={order} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, at, euroCents = 0 }, order }: { step: OrderStep; order: Order }) {
  const t = useTranslations('pages/parts/order');
  const language = useLanguage();
  const when = at ? dayIn(at, language) : promisedDays(promiseOf(order), language);
  return (
    <>
      <strong>
        {t(`step.${name === 'promised' ? promiseKeyOf(order) : name}`, {
          sum: euros(euroCents, language),
        })}
      </strong>
      <span>{when}</span>
    </>
  );
}
