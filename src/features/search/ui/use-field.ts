/** Event listeners of the search field and its panel: keys, and leaving them. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { afterKey, type Box } from './keys.ts';

interface Places {
  field: React.RefObject<HTMLInputElement | null>;
  panel: React.RefObject<HTMLElement | null>;
}

interface Keys extends Places {
  box: Box;
  setBox: (box: Box) => void;
  /** Removes an option, if it can be removed. */
  remove: (optionId: string) => void;
}

export function useKeys({ field, panel, box, setBox, remove }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const ids = options.map(({ id }) => id);
    // Read from the field: text typed before hydration is not in the state.
    const outcome = afterKey(event, { ...box, text: field.current?.value ?? '' }, ids);
    if (!outcome) return;
    if (outcome.isDone) event.preventDefault();
    setBox(outcome.box);
    if (outcome.action === 'remove' && box.activeId) remove(box.activeId);
    if (outcome.action === 'choose') options.find(({ id }) => id === box.activeId)?.click();
  });
  // A key may be pressed as soon as the options are seen.
  useLayoutEffect(() => {
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

/** Closes when the focus leaves (R123) and on a press outside (R122). */
export function useLeaving({ field, panel, isOpen, close }: Leaving): void {
  const onLeave = useEffectEvent((target: EventTarget | null) => {
    const isInside = target === field.current || panel.current?.contains(target as Node | null);
    if (!isInside) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // The focus may have left while this code was loading.
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

/** Scrolls the active option into view. */
export function useShownOption(id: string | null): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
