/**
 * What may be tried how often. Each budget is a bucket that leaks: `capacity` tries at once, then one
 * in every `seconds`. A device that has logged in before has a budget of its own, so that nobody who
 * fills the others can keep its owner out.
 */
export interface Budget {
  capacity: number;
  seconds: number;
}

export const budgets = {
  /** Log-ins from one network, whoever for. */
  loginFromNetwork: { capacity: 100, seconds: 6 },
  /** Log-ins to an account from a device that knows it. */
  loginFromDevice: { capacity: 10, seconds: 60 },
  /** Log-ins to an account from a network, from devices that do not know it. */
  loginFromElsewhere: { capacity: 10, seconds: 60 },
  /** Log-ins to an account from all devices that do not know it: about 290 a day. */
  loginFromStrangers: { capacity: 50, seconds: 300 },
  /** Mails asked for from one network. */
  mailsFromNetwork: { capacity: 20, seconds: 60 },
  /** Mails to one address. */
  mailsToAddress: { capacity: 5, seconds: 600 },
  /** Mails to an address that has no account, whoever asks: two a day. */
  mailsToStranger: { capacity: 2, seconds: 43_200 },
  /** Passwords tried with a link. */
  linkPasswords: { capacity: 10, seconds: 600 },
  /** Passwords and card numbers tried on the pages of an account. */
  ownPages: { capacity: 10, seconds: 120 },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** The part of an address that stands for one household or host: all of IPv4, the /64 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
