/** The lists in which staff find orders: which orders are in each, and in which order. */
import type { ViewName } from '../contract/staff.ts';

/** What an order of a view has to be; all of them. */
export type Condition = 'to-send' | 'late' | 'unpaid' | 'withdrawn' | 'refused' | 'cancelled';

export interface View {
  only: readonly Condition[];
  /** `placed`: when it was placed; `promised`: the day by which something of it has to have come. */
  by: 'placed' | 'promised';
  first: 'latest' | 'earliest';
}

export const views: Readonly<Record<ViewName, View>> = {
  all: { only: [], by: 'placed', first: 'latest' },
  'to-send': { only: ['to-send'], by: 'promised', first: 'earliest' },
  late: { only: ['to-send', 'late'], by: 'promised', first: 'earliest' },
  unpaid: { only: ['unpaid'], by: 'placed', first: 'latest' },
  withdrawn: { only: ['withdrawn'], by: 'placed', first: 'earliest' },
  problems: { only: ['refused'], by: 'placed', first: 'earliest' },
  cancelled: { only: ['cancelled'], by: 'placed', first: 'latest' },
};

/** Where a page of a view ends: an instant or an ISO date, and the number of the order. */
export interface Position {
  at: string;
  number: string;
}

export const cursorOf = ({ at, number }: Position): string => `${at}/${number}`;

/** The position that a cursor of the view names; null when it names none. */
export function positionIn({ by }: View, cursor: string): Position | null {
  const [, at = '', number = ''] = /^([^/]+)\/(\d{6,12})$/.exec(cursor) ?? [];
  try {
    const isRight = by === 'placed' ? Temporal.Instant.from(at) : Temporal.PlainDate.from(at);
    return { at: String(isRight), number };
  } catch {
    return null;
  }
}
