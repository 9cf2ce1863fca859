/** The customer record stored in the browser (R216, R217). */
import type { Customer, customerSchemaVersion } from '../contract.ts';

/** Repeated here, because the contract must not be loaded in browsers. */
const currentVersion: typeof customerSchemaVersion = 'V2';

/** The stored record, of any version; null without a name (R216). */
export function keptCustomer(value: unknown): Customer | null {
  const record = (value ?? {}) as Partial<Customer>;
  const isNamed = [record.firstName, record.lastName].some(
    (name) => typeof name === 'string' && name !== '',
  );
  return isNamed ? (record as Customer) : null;
}

export const isCurrent = ({ schemaVersion }: Customer): boolean => schemaVersion === currentVersion;
