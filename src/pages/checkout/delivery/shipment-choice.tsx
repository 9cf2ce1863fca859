import { useState } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { listText } from '#platform/i18n/lists.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { DeliveryMethod, Shipment } from '#features/checkout/contract/delivery.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../../design/link.tsx';
import { MarkedText } from '../../../design/marked-text.tsx';
import layout from '../../../design/layout.module.css';
import { nameOf } from '#features/cart/rules/item-name.ts';
import styles from '../checkout.module.css';
import { fieldOf } from './field-of.ts';
import type { Selected } from './selected.ts';
import { Way } from './way.tsx';

interface ShipmentProps {
  cart: Cart;
  shipment: Shipment;
  /** Its position, and how many there are. */
  at: number;
  count: number;
  postcode: string;
  hasFault: boolean;
  onChange: (priceEuroCents: number | null) => void;
}

/** The ways of one shipment. */
export function ShipmentChoice({ cart, shipment, at, count, postcode, ...rest }: ShipmentProps) {
  const t = useTranslations('pages/checkout');
  const { deliveryMethods: methods, deliveryMethodId, agentId, slotId } = shipment;
  const [selected, setSelected] = useState<Selected>({
    methodId: deliveryMethodId,
    agents: deliveryMethodId && agentId ? { [deliveryMethodId]: agentId } : {},
    slots: deliveryMethodId && slotId ? { [deliveryMethodId]: slotId } : {},
  });
  const select = (method: DeliveryMethod, more: Pick<Selected, 'agents' | 'slots'>) => {
    const next = {
      methodId: method.deliveryMethodId,
      agents: { ...selected.agents, ...more.agents },
      slots: { ...selected.slots, ...more.slots },
    };
    setSelected(next);
    rest.onChange(priceOf(method, next.slots[method.deliveryMethodId]));
  };
  return (
    <fieldset className={layout.tight} id={fieldOf('delivery', at)} tabIndex={-1}>
      <legend className={styles.legend}>
        <h2>{count > 1 ? t('part', { number: at + 1, count }) : t('delivery')}</h2>
      </legend>
      <input type="hidden" name="shipments" value={shipment.id} />
      {count > 1 && <ShipmentItems cart={cart} shipment={shipment} />}
      {shipment.isSlotTaken && !rest.hasFault && <output>{t('slotTaken')}</output>}
      {methods.length === 0 && (
        <p>
          {t('undeliverable', { postcode })} <Link to="/ostoskori">{t('toCart')}</Link>
        </p>
      )}
      {methods.map((method) => (
        <Way
          key={method.deliveryMethodId}
          method={method}
          at={at}
          selected={selected}
          onSelect={(more) => select(method, more)}
        />
      ))}
      <Refused shipment={shipment} />
    </fieldset>
  );
}

const priceOf = (method: DeliveryMethod, slotId: string | undefined): number | null =>
  method.isBySlot
    ? (method.slots.find((slot) => slot.slotId === slotId)?.priceEuroCents ?? null)
    : method.priceEuroCents;

/** What the shipment brings. */
function ShipmentItems({ cart, shipment }: Pick<ShipmentProps, 'cart' | 'shipment'>) {
  const items = cart.items.filter(({ id }) => shipment.itemIds.includes(id));
  return (
    <ul className={styles.carried}>
      {items.map(({ id, product, variant, quantity }) => (
        <li key={id}>
          <ProductPicture
            picture={variant?.picture ?? product.pictures[0] ?? null}
            alt=""
            sizes="48px"
            widths={[160]}
            className={styles.thumb}
          />
          <span>
            {quantity} ×{' '}
            <MarkedText
              text={product.name}
              whole={nameOf({ product, variant })}
              lang={product.nameLanguage}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Methods for other products need no words. */
const reasons = ['temperature', 'age', 'postcode'] as const;

/** The shop's other methods, and why they do not do. */
function Refused({ shipment: { refusedMethods } }: Pick<ShipmentProps, 'shipment'>) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  const namesOf = (why: (typeof reasons)[number]) =>
    refusedMethods.filter(({ reason }) => reason === why).map(({ name }) => name);
  return reasons.map((why) => {
    const names = namesOf(why);
    return (
      names.length > 0 && (
        <p key={why} className={layout.soft}>
          {t(`refused.${why}`, { names: listText(names, 'and', language) })}
        </p>
      )
    );
  });
}
