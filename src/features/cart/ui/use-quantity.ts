/** A quantity while it is being changed: sent after a pause of 500 ms (R243), or earlier when the shopper goes
 * on to something else. */
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useHref, useSubmit } from 'react-router';
import { wantedQuantity } from '../rules/wanted-quantity.ts';
import { keepUnanswered, takeUnanswered } from './unanswered.ts';

const pauseMs = 500;

/** A change that was refused. */
export interface RefusedChange {
  /** Items in stock; null where the refusal has another reason. */
  left: number | null;
  code?: string | undefined;
}

/** Where changes are sent, and what they change. */
export interface QuantityPlace {
  /** Path they are posted to. Named, as another page may have begun when a change is sent. */
  path: string;
  /** Fields that name the line. */
  fields: { sokId: string; itemId?: string };
  /** What the cart has. */
  quantity: number;
  /** The quantity the shopper wants from the start; absent: none but the cart's. */
  first?: number;
}

interface Changing<Result> {
  /** Changes that are not in the cart yet, by product or variant; each is sent by calling its function. */
  open?: Map<string, () => void>;
  /** Called with each response; null when there was none. */
  onAnswer: (result: Result | null) => void;
}

export function useQuantity<Result extends { refused: RefusedChange | null }>(
  { path, fields: { sokId, itemId }, quantity, first }: QuantityPlace,
  { open, onAnswer }: Changing<Result>,
) {
  const { state, data, submit } = useFetcher<Result | null>();
  /** Null while the quantity in the cart is shown. */
  const [typed, setTyped] = useState(() =>
    first === undefined ? null : { text: String(first), isSent: false },
  );
  const [refused, setRefused] = useState<RefusedChange | null>(null);
  const isIdle = state === 'idle';
  // While a change is sent it is not known what the cart has.
  const wanted = typed && wantedQuantity(typed.text, isIdle ? quantity : null);
  const isOpen = wanted !== null;
  const isUnsent = isOpen && typed?.isSent === false;
  const fields = { sokId, quantity: String(wanted), ...(itemId && { itemId }) };
  const line = `${path} ${sokId}`;

  const send = () => {
    // An invalid quantity is replaced by the one in the cart.
    if (wanted === null) setTyped(null);
    // One request after the other, so that the last quantity wins.
    if (!isUnsent || !isIdle) return;
    setTyped({ text: fields.quantity, isSent: true });
    void submit(fields, { method: 'post', action: path });
  };
  useEffect(() => {
    if (!isUnsent || !isIdle) return;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
    // `send` is another function in every render; only a new quantity restarts the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, isUnsent, isIdle]);
  useEffect(() => {
    if (!isIdle || data === undefined) return;
    // The response as the action made it: it has nothing that is changed on its way.
    onAnswer(data as Result | null);
    takeUnanswered(line);
    setTyped((now) => (now?.isSent ? null : now));
    setRefused(data ? data.refused : { left: null });
    // Each result is handled once; `onAnswer` is another function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isIdle, data]);
  useEffect(() => {
    if (!isOpen || !open) return;
    open.set(sokId, send);
    return () => void open.delete(sokId);
  });
  useSentOnLeaving({ path, line, fields, isUnsent, isOpen, send });
  const change = (text: string) => {
    setRefused(null);
    setTyped(isIdle && text === String(quantity) ? null : { text, isSent: false });
  };
  useLeft(line, (text) => first === undefined && change(text));
  return { shown: typed?.text ?? String(quantity), change, send, refused, isBusy: !isIdle };
}

/** Begins with the quantity that the document before has left, once. */
function useLeft(line: string, begin: (text: string) => unknown): void {
  useEffect(() => {
    const left = takeUnanswered(line);
    if (left !== undefined) begin(left);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

interface OpenChange {
  path: string;
  line: string;
  fields: { sokId: string; quantity: string };
  isUnsent: boolean;
  /** Not in the cart yet, sent or not. */
  isOpen: boolean;
  send: () => void;
}

/** Sends an open change when the shopper goes to another page, hides the tab or closes it. The next document may
 * have been rendered without it, so it is kept for that. */
function useSentOnLeaving(change: OpenChange): void {
  const submit = useSubmit();
  const { path } = change;
  const address = useHref(path);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') latest.current.send();
    };
    // Other requests are cancelled with the page.
    const onLeave = () => {
      const { isOpen, line, fields } = latest.current;
      if (!isOpen) return;
      navigator.sendBeacon(address, new URLSearchParams(fields));
      keepUnanswered(line, fields.quantity);
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      const { isUnsent, fields } = latest.current;
      const to = { action: path, navigate: false, fetcherKey: `quantity-${fields.sokId}` } as const;
      if (isUnsent) void submit(fields, { method: 'post', ...to });
    };
    // `submit` changes with the page's address; the clean-up is for when the line is removed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);
}
