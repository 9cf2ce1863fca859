/** What the search field and its panel hear: keys, and that the shopper has gone elsewhere. */
import { useEffect, useEffectEvent } from 'react';
import { afterKey, type Box } from './keys.ts';

interface Places {
  field: React.RefObject<HTMLInputElement | null>;
  panel: React.RefObject<HTMLElement | null>;
}

interface Keys extends Places {
  box: Box;
  setBox: (box: Box) => void;
  /** Takes an option out of the list, where that is possible. */
  remove: (optionId: string) => void;
}

export function useKeys({ field, panel, box, setBox, remove }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const ids = options.map(({ id }) => id);
    // What was typed before scripts ran nobody has told of.
    const outcome = afterKey(event, { ...box, text: field.current?.value ?? '' }, ids);
    if (!outcome) return;
    if (outcome.isDone) event.preventDefault();
    setBox(outcome.box);
    if (outcome.deed === 'remove' && box.activeId) remove(box.activeId);
    if (outcome.deed === 'choose') options.find(({ id }) => id === box.activeId)?.click();
  });
  useEffect(() => {
    const { current } = field;
    const listener = (event: KeyboardEvent) => onKey(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [field]);
}

interface Leaving extends Places {
  isOpen: boolean;
  close: () => void;
}

/** Closes when the focus leaves (R123), and when something outside is pressed (R122). */
export function useLeaving({ field, panel, isOpen, close }: Leaving): void {
  const onLeave = useEffectEvent((target: EventTarget | null) => {
    const isInside = target === field.current || panel.current?.contains(target as Node | null);
    if (!isInside) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // The focus may have gone while this was on its way here.
    onLeave(document.activeElement);
    const leaving = new AbortController();
    const { signal } = leaving;
    const onFocus = (event: FocusEvent) => onLeave(event.relatedTarget);
    field.current?.addEventListener('focusout', onFocus, { signal });
    panel.current?.addEventListener('focusout', onFocus, { signal });
    document.addEventListener('pointerdown', (event) => onLeave(event.target), { signal });
    return () => leaving.abort();
  }, [field, panel, isOpen]);
}

/** The option the arrow keys are on is in view. */
export function useShownOption(id: string | null): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
