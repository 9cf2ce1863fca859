/** Signatures and statuses of the payment provider, and the legal order of payment methods (L07). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentGroup, PaymentMethod, PaymentStatus } from './contract.ts';

type Parameters = Record<string, string>;

/** HMAC over the `checkout-*` parameters, sorted by name, and the raw body; lower-case hex. */
export function signatureOf(secret: string, parameters: Parameters, body = ''): string {
  const lines = Object.keys(parameters)
    .filter((name) => name.startsWith('checkout-'))
    .toSorted()
    .map((name) => `${name}:${parameters[name]}`);
  const algorithm = parameters['checkout-algorithm'] === 'sha512' ? 'sha512' : 'sha256';
  return createHmac(algorithm, secret)
    .update([...lines, body].join('\n'))
    .digest('hex');
}

/** True when `parameters.signature` was made with the merchant's secret; compared in constant time. */
export function isSigned(secret: string, parameters: Parameters, body = ''): boolean {
  const given = Buffer.from(parameters['signature'] ?? '');
  const right = Buffer.from(signatureOf(secret, parameters, body));
  return given.length === right.length && timingSafeEqual(given, right);
}

const statuses: Record<string, PaymentStatus> = {
  new: 'new',
  ok: 'paid',
  pending: 'pending',
  delayed: 'pending',
  fail: 'failed',
};

/** Maps the provider's status; an unknown status counts as pending. */
export const statusOf = (word: string): PaymentStatus => statuses[word] ?? 'pending';

type Sorted = Pick<PaymentMethod, 'group' | 'kind'>;

/** By the provider's group: cards, also those behind mobile payments, may be credit cards. */
const groups: Record<string, Sorted> = {
  bank: { group: 'no-credit', kind: 'bank' },
  mobile: { group: 'may-include-credit', kind: 'mobile' },
  creditcard: { group: 'may-include-credit', kind: 'card' },
  credit: { group: 'credit', kind: 'invoice' },
};
const unknown: Sorted = { group: 'credit', kind: 'other' };

const order: PaymentGroup[] = ['no-credit', 'may-include-credit', 'credit'];

export interface ProviderEntry {
  id: string;
  name: string;
  group: string;
}

/** Methods in the order the law requires; an unknown group counts as credit, to be safe. */
export function methodsOf(entries: ProviderEntry[]): PaymentMethod[] {
  return entries
    .map(({ id, name, group }) => ({ id, name, ...(groups[group] ?? unknown) }))
    .toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
