/** Initial values of the address form for a customer: their record, and one of their addresses. */
import { withWrittenPhone } from '#platform/i18n/typed-fields.ts';
import type { Customer, CustomerAddress } from '#features/session/contract.ts';

export interface Prefill {
  /** Index of the chosen address; null when the customer has none. */
  chosen: number | null;
  /** Whether the customer picked it now; otherwise it is the first by default. */
  isPicked: boolean;
  addresses: CustomerAddress[];
  /** By field of the form. */
  values: Record<string, string>;
}

/** `kept` are the addresses saved at checkout, latest first; `picked` is an index in the list of all
 * addresses. */
export function prefillOf(
  { email, firstName, lastName, addresses: own }: Customer,
  kept: CustomerAddress[],
  picked: string | null,
): Prefill {
  const addresses = [...new Map([...kept, ...own].map((one) => [sameAs(one), one])).values()];
  const isPicked = picked !== null && addresses[Number(picked)] !== undefined;
  const chosen = addresses.length === 0 ? null : isPicked ? Number(picked) : 0;
  const address =
    chosen === null ? undefined : withWrittenPhone(addresses[chosen] as CustomerAddress);
  return { chosen, isPicked, addresses, values: { firstName, lastName, ...address, email } };
}

/** Key that is the same for equal addresses. */
const sameAs = ({ firstName, lastName, streetAddress, postcode }: CustomerAddress): string =>
  [firstName, lastName, streetAddress, postcode].join('|').toLowerCase();
