import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { promisedDays, promiseKey } from '#features/checkout/rules/promised-days.ts';
import layout from '../../../design/layout.module.css';
import styles from '../content/content.module.css';
import type { BlockProps } from '../content/shown.ts';

/** The delivery methods as they are now: price, free-from sum, days. */
export function Deliveries({ methods, postcode }: BlockProps['deliveries']) {
  const t = useTranslations('pages/parts/help');
  const language = useLanguage();
  const price = (cents: number) => (cents === 0 ? t('free') : euros(cents, language));
  return (
    <div>
      {/* Narrow screens scroll it, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('deliveryMethod')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('deliveryMethod')}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map((method) => (
              <tr key={method.deliveryMethodId}>
                <td>
                  <strong>{method.name}</strong>
                  <br />
                  <span className={layout.soft}>{method.description}</span>
                </td>
                <td>
                  {price(method.priceEuroCents)}
                  {method.priceEuroCents > 0 && method.freeFromEuroCents !== null && (
                    <>
                      <br />
                      <span className={layout.soft}>
                        {t('freeFrom', { price: euros(method.freeFromEuroCents, language) })}
                      </span>
                    </>
                  )}
                </td>
                <td>
                  {t(promiseKey(method.kind ?? 'home'), {
                    days: promisedDays(method.promise, language),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={layout.soft}>{t('daysNote', { postcode })}</p>
    </div>
  );
}
