/** Times that can be chosen for a delivery by slot. */
import { holidayOn } from '#platform/finnish-calendar.ts';
import type { Cents } from '#platform/money.ts';
import { dayInFinland, shopZone } from '#platform/time.ts';
import type { Store } from '../../stores/record.ts';
import { weekOf } from '../../stores/record/opening-hours.ts';
import { hoursOn } from '../../stores/rules/hours.ts';
import type { Slot, SlotTime } from '../contract/delivery.ts';
import type { BookedSlot, Slots } from '../record/slots.ts';

/** A window on a day. */
export interface Window extends SlotTime {
  capacity: number;
  /** Null when the method's price holds. */
  priceEuroCents: Cents | null;
}

/** Windows that can be chosen at a time, the earliest first. @param opens nothing before it can be delivered */
export function openWindows(slots: Slots, now: Temporal.Instant, opens = now): Window[] {
  const earliest = now.add({ hours: slots.hoursBefore });
  const from = Temporal.Instant.compare(opens, earliest) > 0 ? opens : earliest;
  const today = dayInFinland(now);
  return Array.from({ length: slots.days }, (_, days) => today.add({ days }))
    .flatMap((day) => windowsOn(slots, day))
    .filter(({ slotId }) => Temporal.Instant.compare(opensAt(slotId), from) >= 0);
}

const opensAt = (slotId: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(slotId).toZonedDateTime(shopZone).toInstant();

function windowsOn(slots: Slots, day: Temporal.PlainDate): Window[] {
  const isHoliday = !slots.onHolidays && holidayOn(day) !== null;
  if (isHoliday || slots.closedOn.includes(day.toString())) return [];
  return slots.windows
    .flatMap(({ when, capacity, priceEuroCents = null }) => {
      const hours = weekOf(when)[day.dayOfWeek - 1];
      if (!hours) return [];
      const { opens: from, closes: until } = hours;
      return [{ slotId: `${day}T${from}`, day: `${day}`, from, until, capacity, priceEuroCents }];
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The window of an id, whether it can be chosen still or not; null when there is none. */
export function windowOf(slots: Slots, slotId: string): Window | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}$/.exec(slotId) ?? [];
  if (day === undefined) return null;
  try {
    const found = windowsOn(slots, Temporal.PlainDate.from(day, { overflow: 'reject' }));
    return found.find((window) => window.slotId === slotId) ?? null;
  } catch {
    return null;
  }
}

export const keyOf = ({ deliveryMethodId, agentId, slotId }: BookedSlot): string =>
  [deliveryMethodId, agentId ?? '', slotId].join(' ');

/** Orders in each window that has any, by key. */
export type Taken = ReadonlyMap<string, number>;

/** A place to collect; `store` when its opening hours are known. */
export interface Collecting {
  agentId: string;
  store?: Store | undefined;
}

interface Asked {
  deliveryMethodId: string;
  /** Null for what is brought home. */
  places: readonly Collecting[] | null;
  taken: Taken;
  /** The price of a window. */
  priceOf: (window: Window) => Cents;
}

/** The windows as shoppers see them: which are free, and where. */
export function slotsOf(windows: readonly Window[], asked: Asked): Slot[] {
  const { deliveryMethodId, places, taken, priceOf } = asked;
  const isTaken = ({ slotId, capacity }: Window, agentId: string | null) =>
    (taken.get(keyOf({ deliveryMethodId, agentId, slotId })) ?? 0) >= capacity;
  return windows.map((window) => {
    const { slotId, day, from, until } = window;
    const notAt = (places ?? [])
      .filter((place) => isTaken(window, place.agentId) || !isOpen(place, window))
      .map(({ agentId }) => agentId);
    const isFree = places ? notAt.length < places.length : !isTaken(window, null);
    return { slotId, day, from, until, priceEuroCents: priceOf(window), isFree, notAt };
  });
}

/** A store is open from the beginning of the window to its end. */
function isOpen({ store }: Collecting, { day, from, until }: SlotTime): boolean {
  if (!store) return true;
  const { hours } = hoursOn(store, Temporal.PlainDate.from(day));
  return hours !== null && hours.opens <= from && until <= hours.closes;
}
