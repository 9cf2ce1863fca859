/** What the visitor allows in this document, and the services that depend on it (R384, R385). */
import { useSyncExternalStore } from 'react';
import type { OptionalCategory } from '../rules/categories.ts';

type Turn = () => void | Promise<void>;

interface Service {
  category: OptionalCategory;
  start: Turn;
  stop: Turn;
  isOn: boolean;
  isBusy: boolean;
}

const services = new Set<Service>();
let allowed: readonly OptionalCategory[] = [];

/** False until consent management has started. */
export const isAllowed = (category: OptionalCategory): boolean => allowed.includes(category);

/** Runs a service while there is consent to its category: starts it now or when consent is given, and stops
 * it when that is withdrawn. What loads first may return a promise; it is not stopped before it has started.
 * @returns ends it */
export function whenAllowed(
  category: OptionalCategory,
  start: Turn,
  stop: Turn = () => {},
): () => void {
  const service = { category, start, stop, isOn: false, isBusy: false };
  services.add(service);
  void settle(service);
  return () => {
    services.delete(service);
    void settle(service);
  };
}

/** For consent management only. */
export function setAllowed(categories: readonly OptionalCategory[]): void {
  allowed = categories;
  for (const service of services) void settle(service);
}

/** A service that fails does not keep others from starting or stopping. */
async function settle(service: Service): Promise<void> {
  const isWanted = services.has(service) && isAllowed(service.category);
  if (service.isBusy || service.isOn === isWanted) return;
  service.isOn = isWanted;
  service.isBusy = true;
  try {
    const turn = isWanted ? service.start() : service.stop();
    if (turn) await turn;
  } catch (error) {
    reportError(error);
  }
  service.isBusy = false;
  await settle(service);
}

/** The same for components. */
export const useAllowed = (category: OptionalCategory): boolean =>
  useSyncExternalStore(
    (changed) => whenAllowed(category, changed, changed),
    () => isAllowed(category),
    () => false,
  );
