/** What the address form begins with for a customer: their record, and an address among theirs. */
import type { Customer, CustomerAddress } from '#features/session/contract.ts';

export interface Prefill {
  /** Place of the chosen address; null when the customer has none. */
  chosen: number | null;
  /** Whether the customer picked it now, rather than getting the first. */
  isPicked: boolean;
  addresses: CustomerAddress[];
  /** By field of the form. */
  values: Record<string, string>;
}

/** `kept` are those kept at checkout, latest first; `picked` is the place of one of all of them. */
export function prefillOf(
  { email, firstName, lastName, addresses: own }: Customer,
  kept: CustomerAddress[],
  picked: string | null,
): Prefill {
  const addresses = [...new Map([...kept, ...own].map((one) => [sameAs(one), one])).values()];
  const isPicked = picked !== null && addresses[Number(picked)] !== undefined;
  const chosen = addresses.length === 0 ? null : isPicked ? Number(picked) : 0;
  const address = chosen === null ? undefined : addresses[chosen];
  return { chosen, isPicked, addresses, values: { firstName, lastName, ...address, email } };
}

/** Two that say the same are one. */
const sameAs = ({ firstName, lastName, streetAddress, postcode }: CustomerAddress): string =>
  [firstName, lastName, streetAddress, postcode].join('|').toLowerCase();
