/** What the widget knows of a customer, in the memory of the page only (R304, R306, R319). */
import { useEffect, useState } from 'react';
import useSWR, { mutate, type SWRConfiguration } from 'swr';
import type { Engagement, Texts } from '../contract.ts';
import type { Decisions } from '../rules/ticks.ts';
import * as service from './service.ts';

/** Milliseconds (R319). */
export const timings = { kept: 300_000, retry: 5_000, dedupe: 2_000 };

const options: SWRConfiguration = {
  revalidateOnMount: true,
  revalidateOnFocus: false,
  dedupingInterval: timings.dedupe,
  errorRetryInterval: timings.retry,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    // Another try needs another token.
    if (isInvalidAuth(error)) return;
    setTimeout(() => void revalidate({ retryCount }), timings.retry);
  },
};

export const isInvalidAuth = (error: unknown): boolean =>
  error instanceof service.ServiceError && error.status === 401;

type Access = service.Access;
type What = 'consents' | 'engagement' | 'texts';
type Key = readonly [What, baseUrl: string, language: string, authToken: string];

/** Null requests nothing. */
const keyOf = (what: What, access: Access | null): Key | null =>
  access && [what, access.baseUrl, access.language, access.authToken];

export const useConsents = (access: Access | null) =>
  useKept<service.AskedConsents>(keyOf('consents', access), () =>
    service.readConsents(access as Access),
  );

/** Whose the token is. Until the service has answered about a new token, that is the customer of the one before. */
export function useCustomer(
  access: Access | null,
  asked: service.AskedConsents | undefined,
): string | null {
  const [before, setBefore] = useState<string | null>(null);
  const customer = access && (asked?.customer ?? before);
  if (customer !== before) setBefore(customer);
  return customer;
}

export const useTexts = (access: Access | null) =>
  useKept<Texts>(keyOf('texts', access), () => service.readTexts(access as Access));

/** @param isActive whether anything depends on it (R306) */
export const useEngagement = (access: Access | null, isActive: boolean) =>
  useKept<Engagement>(keyOf('engagement', isActive ? access : null), () =>
    service.readEngagement(access as Access),
  );

/** Components that use a key, and the timers that remove what nobody uses. */
const users = new Map<string, number>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Data is kept for five minutes after the last use. */
function useKept<Data>(key: Key | null, read: () => Promise<Data>) {
  const name = key && key.join(' ');
  useEffect(() => {
    if (!key || !name) return;
    clearTimeout(removals.get(name));
    users.set(name, (users.get(name) ?? 0) + 1);
    return () => {
      const left = (users.get(name) ?? 1) - 1;
      users.set(name, left);
      if (left > 0) return;
      const remove = () => void mutate(key, undefined, { revalidate: false });
      removals.set(name, setTimeout(remove, timings.kept));
    };
    // The key is new in every render, its name is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return useSWR<Data, Error, Key | null>(key, read, options);
}

/** Sends decisions. The list is empty at once, is as before when that fails, and is read again (R333). Then it
 * is recorded that the customer was asked (R334).
 * @throws ServiceError when nothing was stored */
export async function submit(access: Access, decisions: Decisions): Promise<void> {
  await mutate<service.AskedConsents | undefined>(
    keyOf('consents', access),
    async () => {
      await service.storeDecisions(access, decisions);
      return undefined;
    },
    {
      optimisticData: (current) => current && { ...current, consents: [] },
      rollbackOnError: true,
      populateCache: false,
      revalidate: true,
    },
  );
  await recordShown(access);
}

/** A failure costs the customer nothing but being asked earlier. */
export async function recordShown(access: Access): Promise<void> {
  try {
    await service.sendShown(access);
    await mutate(keyOf('engagement', access));
  } catch (error) {
    console.warn('Error while recording that consents were asked', error);
  }
}

/** @param now seconds since the epoch
 * @throws ServiceError when nothing was stored (R337) */
export async function decline(access: Access, now: number): Promise<void> {
  await mutate<Engagement | undefined>(
    keyOf('engagement', access),
    async () => {
      await service.sendDecline(access);
      return undefined;
    },
    {
      optimisticData: (current) => current && { ...current, declineTimestamp: now },
      rollbackOnError: true,
      populateCache: false,
      revalidate: true,
    },
  );
}

/** Reads texts and consents again, as a text has changed. */
export const readAgain = (access: Access): Promise<unknown> =>
  Promise.all([mutate(keyOf('texts', access)), mutate(keyOf('consents', access))]);
