import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { DeliveryMethod } from '#features/checkout/contract/delivery.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import styles from './delivery.module.css';

type AvailabilityProps = Pick<Product, 'availability' | 'shipsFrom'>;

export function Availability({ availability, shipsFrom }: AvailabilityProps) {
  const t = useTranslations('features/catalogue');
  const tPage = useTranslations('pages/product');
  const language = useLanguage();
  const gone = availability === 'SOLD_OUT';
  return (
    <p className={`${styles.availability} ${gone ? styles.gone : ''}`}>
      {t(`availability.${availability}`)}
      {availability === 'PREORDER' && shipsFrom && (
        <span className={layout.soft}>
          {tPage('shipsFrom', {
            day: promisedDays({ earliest: shipsFrom, latest: shipsFrom }, language),
          })}
        </span>
      )}
    </p>
  );
}

interface DeliveryProps {
  methods: (Pick<DeliveryMethod, 'name' | 'priceEuroCents' | 'freeFromEuroCents'> & {
    id: string;
    /** Date of the first day on which it can come. */
    earliest: string;
    /** That day, or a span, in words. */
    days: string;
    isCollected: boolean;
    isBySlot: boolean;
  })[];
  postcode: string;
}

/** The quickest method in one line, which opens the list of all. */
export function Delivery({ methods, postcode }: DeliveryProps) {
  const t = useTranslations('pages/product');
  const language = useLanguage();
  if (methods.length === 0) return null;
  const first = methods.reduce((best, one) => (one.earliest < best.earliest ? one : best));
  return (
    <details className={`${collapsible.row} ${styles.delivery}`}>
      <summary>
        <Icon name="truck" />
        <span>{t(promiseKey(first), first)}</span>
      </summary>
      <ul className={styles.methods}>
        {methods.map((method) => (
          <li key={method.id}>
            <strong>{method.name}</strong>
            <span className={styles.price}>{priceText(method, language, t('free'))}</span>
            <span className={layout.soft}>
              {t(promiseKey(method), method)}
              {method.priceEuroCents > 0 &&
                method.freeFromEuroCents !== null &&
                ` · ${t('freeFrom', { price: euros(method.freeFromEuroCents, language) })}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={layout.soft}>{t('deliveryNote', { postcode })}</p>
    </details>
  );
}

/** Of deliveries by slot the day of the first free time is known. */
const promiseKey = ({ isBySlot, isCollected }: DeliveryProps['methods'][number]) =>
  isBySlot ? 'firstSlot' : isCollected ? 'collectable' : 'arrives';

const priceText = ({ priceEuroCents }: DeliveryMethodPrice, language: Language, free: string) =>
  priceEuroCents === 0 ? free : euros(priceEuroCents, language);

type DeliveryMethodPrice = Pick<DeliveryMethod, 'priceEuroCents'>;
