import { useLanguage } from '#platform/i18n/use-translations.ts';
import type { ShippingData } from '#features/checkout/contract.ts';
import type { Shipment } from '#features/checkout/contract/delivery.ts';
import { choiceIn } from '#features/checkout/rules/choice.ts';
import { slotText } from '#features/checkout/rules/slot-text.ts';
import styles from './checkout.module.css';

/** What was chosen: one line for each shipment. */
export function ChosenDeliveries({ shipping }: { shipping: ShippingData }) {
  return shipping.shipments.map((shipment) => (
    <span key={shipment.id} className={styles.chosen}>
      <Chosen shipment={shipment} />
    </span>
  ));
}

function Chosen({ shipment }: { shipment: Shipment }) {
  const language = useLanguage();
  const choice = choiceIn(shipment);
  if (!choice) return null;
  const { method, agent, slot } = choice;
  const parts = [
    agent ? `${agent.name}, ${agent.streetAddress}` : method.name,
    ...(slot ? [slotText(slot, language)] : []),
  ];
  return parts.join(', ');
}
