import { useNavigate } from 'react-router';
import { readListForm, writeListState, type SortOption } from '../url-state.ts';

/** Sends a list's form as the shortest address that says the same; the page does not jump. */
export function useSendList(sorts: readonly SortOption[]) {
  const navigate = useNavigate();
  return (form: HTMLFormElement | null) => {
    if (!form) return;
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const state = readListForm(new URLSearchParams(pairs), sorts);
    void navigate({ search: `?${writeListState(state, sorts)}` }, { preventScrollReset: true });
  };
}
