/** The log-ins of a customer: sessions of the provider, each with those of the shop that it began. */
import type { Device } from '../../accounts/record.ts';

/** A session of the shop that has not ended; times in epoch milliseconds. */
export interface ShopSession {
  sid: string;
  since: number;
  seen: number;
}

interface ProviderSession {
  id: string;
  uid: string;
  /** `sid` of its grants, by which the shop knows it. */
  sids: string[];
  device: Device | null;
  /** Epoch milliseconds. */
  since: number;
}

export interface Login extends Omit<ProviderSession, 'uid'> {
  /** Null when only the shop's session is left. */
  uid: string | null;
  /** Epoch milliseconds. */
  seen: number;
}

/** The one used last comes first. A session of the shop whose provider session has ended is a log-in too. */
export function loginsIn(provider: ProviderSession[], shop: ShopSession[]): Login[] {
  const known = new Set(provider.flatMap(({ sids }) => sids));
  const left = shop
    .filter(({ sid }) => !known.has(sid))
    .map(({ sid, since, seen }) => ({
      id: sid,
      uid: null,
      sids: [sid],
      device: null,
      since,
      seen,
    }));
  const logins = provider.map((one) => {
    const times = shop.filter(({ sid }) => one.sids.includes(sid)).map(({ seen }) => seen);
    return { ...one, seen: Math.max(one.since, ...times) };
  });
  return [...logins, ...left].toSorted((a, b) => b.seen - a.seen);
}
