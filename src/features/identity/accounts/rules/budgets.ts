/** Limits of tries. Each budget is a leaky bucket: `capacity` tries at once, then one more every `seconds`. A
 * device that has logged in before has its own budget, so that an attacker who uses up the others cannot
 * lock its owner out. */
export interface Budget {
  capacity: number;
  seconds: number;
}

export const budgets = {
  /** Logins from one network, to any account. */
  loginFromNetwork: { capacity: 100, seconds: 6 },
  /** Logins to an account from a known device. */
  loginFromDevice: { capacity: 10, seconds: 60 },
  /** Logins to an account from one network, on unknown devices. */
  loginFromElsewhere: { capacity: 10, seconds: 60 },
  /** Logins to an account from all unknown devices: about 290 a day. */
  loginFromStrangers: { capacity: 50, seconds: 300 },
  /** Mails requested from one network. */
  mailsFromNetwork: { capacity: 20, seconds: 60 },
  /** Mails to one address. */
  mailsToAddress: { capacity: 5, seconds: 600 },
  /** Mails to an address without an account, from all networks: two a day. */
  mailsToStranger: { capacity: 2, seconds: 43_200 },
  /** Passwords tried with a link. */
  linkPasswords: { capacity: 10, seconds: 600 },
  /** Passwords and card numbers tried on account pages. */
  ownPages: { capacity: 10, seconds: 120 },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** The part of an IP address that stands for one household or host: all of IPv4, the /64 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
