/** What the delivery form says. */
import type { Connection } from '#platform/http/client.ts';
import { ShopError } from '#platform/errors.ts';
import { chooseDelivery } from '#features/checkout/client.ts';
import { fieldOf } from './delivery/field-of.ts';

/** What was chosen for each shipment of the form. */
function choicesIn(form: FormData) {
  const text = (name: string, at: number) => String(form.get(fieldOf(name, at)) ?? '');
  const count = Math.max(1, form.getAll('shipments').length);
  return Array.from({ length: count }, (_, at) => {
    const [carrierId = '', deliveryMethodId = ''] = text('delivery', at).split(' ');
    return {
      shipmentId: form.getAll('shipments').map(String)[at],
      carrierId,
      deliveryMethodId,
      agentId: text(`agent-${deliveryMethodId}`, at) || undefined,
      slotId: text(`slot-${deliveryMethodId}`, at) || undefined,
    };
  });
}

/** Sends the choices of all shipments. @returns the codes of those that were refused, by field */
export async function chooseDeliveries(
  connection: Connection,
  cartToken: string,
  form: FormData,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  // One after the other: each is added to what was chosen before.
  for (const [at, choice] of choicesIn(form).entries()) {
    try {
      await chooseDelivery(connection, { cartToken, ...choice });
    } catch (error) {
      if (!(error instanceof ShopError) || error.status !== 400) throw error;
      faults[fieldOf('delivery', at)] = error.code;
    }
  }
  return faults;
}
