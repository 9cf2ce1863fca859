/** The footer's button, which withdraws all consent. The footer is the same for everybody and not rendered in
 * browsers: its form works by itself, and here without a reload. */
import { useEffect, useEffectEvent, useState } from 'react';
import { choosingAddress, useChoosing } from './use-choosing.ts';

/** What the button did; null while there is nothing to say. */
export function useWithdrawing() {
  const { submit, isPending, fault, data } = useChoosing('cookie-withdrawal');
  const [isClosed, setClosed] = useState(true);
  const withdraw = useEffectEvent((event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('footer form[data-withdraw]')) return;
    event.preventDefault();
    setClosed(false);
    void submit({ choice: 'none' }, { method: 'post', action: choosingAddress });
  });
  useEffect(() => {
    const listener = (event: SubmitEvent) => withdraw(event);
    document.addEventListener('submit', listener);
    return () => document.removeEventListener('submit', listener);
  }, []);
  const isDone = !isPending && data !== undefined && !isClosed;
  return isDone ? { hasFailed: fault !== null, of: data, close: () => setClosed(true) } : null;
}
