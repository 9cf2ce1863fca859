/** What the browser keeps of the customer (R216, R217). */
import type { Customer, customerSchemaVersion } from '../contract.ts';

/** Written out: the contract itself is not for browsers. */
const currentVersion: typeof customerSchemaVersion = 'V2';

/** The stored record, of whatever version; null unless a name is in it (R216). */
export function keptCustomer(value: unknown): Customer | null {
  const record = (value ?? {}) as Partial<Customer>;
  const isNamed = [record.firstName, record.lastName].some(
    (name) => typeof name === 'string' && name !== '',
  );
  return isNamed ? (record as Customer) : null;
}

export const isCurrent = ({ schemaVersion }: Customer): boolean => schemaVersion === currentVersion;
