/** A line's quantity while it is being changed: sent after a pause of 500 ms (R243), or earlier when the
 * shopper goes on to something else. */
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useHref, useSubmit } from 'react-router';
import type { CartItem } from '#features/cart/contract.ts';
import type { CartResult, RefusedChange } from './change.ts';
import type { Changes } from './leaving.ts';
import { wantedQuantity } from './wanted-quantity.ts';

const pauseMs = 500;

/** Named, as another page may have begun when a change is sent. */
const path = '/ostoskori';

type Line = Pick<CartItem, 'id' | 'sokId' | 'quantity'>;

export function useQuantity({ id, sokId, quantity }: Line, { open, stay }: Changes) {
  const { state, data, submit } = useFetcher<CartResult>();
  /** Null while the field shows the quantity in the cart. */
  const [typed, setTyped] = useState<{ text: string; isSent: boolean } | null>(null);
  const [refused, setRefused] = useState<RefusedChange | null>(null);
  const wanted = typed && wantedQuantity(typed.text, quantity);
  const isOpen = wanted !== null;
  const isUnsent = isOpen && typed?.isSent === false;
  const fields = { itemId: id, sokId, quantity: String(wanted) };

  const send = () => {
    // An invalid quantity is replaced by the one in the cart.
    if (wanted === null) setTyped(null);
    // One request after the other, so that the last quantity wins.
    if (!isUnsent || state !== 'idle') return;
    setTyped({ text: fields.quantity, isSent: true });
    void submit(fields, { method: 'post', action: path });
  };
  useEffect(() => {
    if (!isUnsent || state !== 'idle') return;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
    // `send` is another function in every render; only a new quantity restarts the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, isUnsent, state]);
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    setTyped((now) => (now?.isSent ? null : now));
    setRefused(data.refused);
    if (data.refused) stay();
    // Each result is handled once; `stay` is another function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, data]);
  useEffect(() => {
    if (!isOpen) return;
    open.set(id, send);
    return () => void open.delete(id);
  });
  useSentOnLeaving({ fields, isUnsent, isOpen, send });

  const change = (text: string) => {
    setRefused(null);
    setTyped({ text, isSent: false });
  };
  return {
    shown: typed?.text ?? String(quantity),
    change,
    send,
    refused,
    isBusy: state !== 'idle',
  };
}

interface OpenChange {
  fields: { itemId: string; sokId: string; quantity: string };
  isUnsent: boolean;
  /** Not in the cart yet, sent or not. */
  isOpen: boolean;
  send: () => void;
}

/** Sends an open change when the shopper goes to another page, hides the tab or closes it. */
function useSentOnLeaving(change: OpenChange): void {
  const submit = useSubmit();
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
      const { isOpen, fields } = latest.current;
      if (isOpen) navigator.sendBeacon(address, new URLSearchParams(fields));
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      const { isUnsent, fields } = latest.current;
      const to = {
        action: path,
        navigate: false,
        fetcherKey: `quantity-${fields.itemId}`,
      } as const;
      if (isUnsent) void submit(fields, { method: 'post', ...to });
    };
    // `submit` changes with the page's address; the clean-up is for when the line is removed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);
}
