import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import layout from '../../design/layout.module.css';
import { ShipmentChoice } from './delivery/shipment-choice.tsx';
import { fieldOf } from './delivery/field-of.ts';

interface DeliveryProps {
  cart: Cart;
  shipping: ShippingData;
  /** The last result; its faults say what has to be chosen. */
  failed: { faults?: Record<string, string> } | undefined;
  /** Called with the price of what is selected, in cents; null while a time has to be chosen. */
  onTick: (shipmentId: string, priceEuroCents: number | null) => void;
}

/** How and when the order is delivered: one group of choices for each shipment. */
export function DeliveryForm({ cart, shipping, failed, onTick }: DeliveryProps) {
  const t = useTranslations('pages/checkout');
  const busy = useNavigation().formMethod === 'POST';
  // An error no longer holds once something has been chosen.
  const [settled, setSettled] = useState<unknown>(null);
  const faults = failed === settled ? {} : (failed?.faults ?? {});
  const codes = Object.entries(faults);
  const { shipments } = shipping;
  const canGoOn = shipments.every(({ deliveryMethods }) => deliveryMethods.length > 0);
  return (
    <Form method="post" className={layout.stack} noValidate>
      {codes.length > 0 && (
        <ErrorSummary
          title={t(faultText(codes[0]?.[1]))}
          result={failed}
          faults={
            shipments.length > 1
              ? codes.map(([field, code]) => ({ id: field, text: t(faultText(code)) }))
              : []
          }
        />
      )}
      {shipments.length > 1 && <p>{t('parts', { count: shipments.length })}</p>}
      {shipments.map((shipment, at) => (
        <ShipmentChoice
          key={shipment.id}
          cart={cart}
          shipment={shipment}
          at={at}
          count={shipments.length}
          postcode={shipping.customer?.postcode ?? ''}
          hasFault={faults[fieldOf('delivery', at)] !== undefined}
          onChange={(cents) => {
            setSettled(failed);
            onTick(shipment.id, cents);
          }}
        />
      ))}
      {canGoOn && (
        <p>
          <Button name="intent" value="delivery" busy={busy}>
            {t('toPayment')}
          </Button>
        </p>
      )}
    </Form>
  );
}

const texts = {
  'slot-missing': 'chooseSlot',
  'slot-unknown': 'slotTaken',
  'slot-taken': 'slotTaken',
} as const;

const faultText = (code: string | undefined) =>
  Object.entries(texts).find(([known]) => known === code)?.[1] ?? 'choose';
