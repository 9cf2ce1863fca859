import { useNavigate, useNavigation } from 'react-router';
import type { SortOption } from '../url-state/sorts.ts';
import { patiently } from '../../../design/on-demand.ts';

const reader = () => patiently(() => import('../url-state/form.ts'));

/** Navigates to the shortest URL for a list's form. The page does not scroll (R080), and nothing happens when
 * the current URL, or the one being loaded, has the same state (R085). The code that reads forms is loaded
 * on the first change; `prepare` loads it earlier. */
export function useSendList(sorts: readonly SortOption[]) {
  const navigate = useNavigate();
  const pending = useNavigation().location;
  const send = async (form: HTMLFormElement | null) => {
    if (!form) return;
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const { changedQuery } = await reader();
    // The URL changes slightly before the list does.
    const { search: shown } = pending ?? window.location;
    const query = changedQuery(new URLSearchParams(pairs), new URLSearchParams(shown), sorts);
    if (query !== null) await navigate({ search: `?${query}` }, { preventScrollReset: true });
  };
  return { send: (form: HTMLFormElement | null) => void send(form), prepare: () => void reader() };
}
