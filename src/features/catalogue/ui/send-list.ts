import { useNavigate, useNavigation } from 'react-router';
import type { SortOption } from '../url-state/sorts.ts';
import { patiently } from '../../../design/on-demand.ts';

const reader = () => patiently(() => import('../url-state/form.ts'));

/** Sends a list's form as the shortest address that says the same; the page does not jump (R080), and
 * nothing happens when the form says what the address, or the one on its way, says already (R085).
 * What reads forms comes with the first change; `prepare` fetches it before. */
export function useSendList(sorts: readonly SortOption[]) {
  const navigate = useNavigate();
  const onItsWay = useNavigation().location;
  const send = async (form: HTMLFormElement | null) => {
    if (!form) return;
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const { changedQuery } = await reader();
    // The address changes a moment before the list that is shown.
    const { search: shown } = onItsWay ?? window.location;
    const query = changedQuery(new URLSearchParams(pairs), new URLSearchParams(shown), sorts);
    if (query !== null) await navigate({ search: `?${query}` }, { preventScrollReset: true });
  };
  return { send: (form: HTMLFormElement | null) => void send(form), prepare: () => void reader() };
}
