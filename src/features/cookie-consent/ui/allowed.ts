/** What the visitor allows in this document, the services that depend on it, and who the visitor is to them
 * (R384–R387). */
import { useSyncExternalStore } from 'react';
import type { OptionalCategory } from '../rules/categories.ts';
import { cookieIn, readVisitor, visitorCookie } from '../rules/choice.ts';

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

let ofDocument: string | undefined;

/** With consent to analytics the id that a cookie keeps; else a random one that ends with the document (R386),
 * as also when the cookie cannot be read, which is logged (R387). */
export function visitorId(): string {
  if (isAllowed('analytics')) {
    const kept = readCookie();
    if (kept) return kept;
  }
  ofDocument ??= randomId();
  return ofDocument;
}

function readCookie(): string | null {
  try {
    const id = readVisitor(cookieIn(document.cookie, visitorCookie));
    if (id) return id;
    console.warn(`The cookie ${visitorCookie} is missing or wrong.`);
  } catch (error) {
    console.warn(`The cookie ${visitorCookie} cannot be read.`, error);
  }
  return null;
}

/** A random UUID (version 4); `randomUUID` is missing where the connection is not secure. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
