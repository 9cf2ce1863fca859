/** The list that a shopper wants: that of the navigation under way, else the one shown. */
import { useLocation, useNavigate } from 'react-router';
import { usePendingHere } from '../../../design/pending-here.ts';
import { readListState } from '../url-state.ts';
import { changed, changedBy, type ListChange } from '../url-state/changes.ts';
import { touchedBoxes } from '../url-state/form-changes.ts';
import type { SortOption } from '../url-state/sorts.ts';
import type { ListState } from '../url-state/state.ts';
import { writeListState } from '../url-state/write.ts';

/** Of the form beside the list. */
export const listFormId = 'rajaukset-lomake';

interface WantedList {
  wanted: ListState;
  /** Applies changes to it. The page does not scroll (R080), and nothing happens when they change nothing (R085). */
  send: (changes: readonly ListChange[]) => void;
  /** The address with a change: for links, which work without scripts. */
  to: (change: ListChange) => string;
}

export function useWantedList(shown: {
  state: ListState;
  sorts: readonly SortOption[];
}): WantedList {
  const { sorts } = shown;
  const navigate = useNavigate();
  const { pathname, search: current } = useLocation();
  const pending = usePendingHere();
  const wanted = pending ? readListState(new URLSearchParams(pending.search), sorts) : shown.state;
  const queryOf = (state: ListState) => writeListState(state, sorts).toString();
  const send = (changes: readonly ListChange[]) => {
    const next = changedBy(wanted, [...unheard(), ...changes]);
    if (next === wanted) return;
    const query = queryOf(next);
    const search = query && `?${query}`;
    // Rendered before the next event, so that whatever is pressed next begins with this change.
    const options = { flushSync: true, preventScrollReset: true, replace: search === current };
    void navigate({ pathname, search }, options);
  };
  return { wanted, send, to: (change) => `?${queryOf(changed(wanted, change))}` };
}

/** What was ticked while the form's code had not come yet. */
function unheard(): ListChange[] {
  const boxes = document.querySelectorAll<HTMLInputElement>(`#${listFormId} [type=checkbox]`);
  return touchedBoxes(boxes);
}
