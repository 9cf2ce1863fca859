/** Which department's panel is open: the one that is pointed at for a moment, or whose button is pressed. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { prefixIn } from '#platform/i18n/language.ts';

export type Row = React.RefObject<HTMLUListElement | null>;

/** Milliseconds for which a pointer rests on a department before its panel opens. */
const restFor = 150;
/** Milliseconds for which it is away before the panel closes. */
const awayFor = 300;

export function useFlyout(row: Row, menu: readonly MenuEntry[]) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpenAt(null);
  }
  const places = usePlaces(row, menu);
  const placeOf = (urlPath: string) => places.find(([path]) => path === urlPath)?.[1];
  const entryIn = (target: EventTarget | null) =>
    places.find(([, place]) => place.contains(target as Node))?.[0] ?? null;
  usePointer(row, (target) => entryIn(target), setOpenAt);
  useKeys(row, openAt, {
    into(target) {
      const at = entryIn(target);
      if (at) flushSync(() => setOpenAt(at));
      return at ? placeOf(at) : undefined;
    },
    close() {
      const place = placeOf(openAt ?? '');
      const isIn = place?.contains(document.activeElement);
      if (isIn) place?.querySelector('button')?.focus();
      setOpenAt(null);
    },
    isOpenIn: (target) => entryIn(target) === openAt,
  });
  return {
    openAt,
    placeOf,
    toggle: (urlPath: string) => setOpenAt(openAt === urlPath ? null : urlPath),
  };
}

/** The items of the row with the paths that they lead to. */
function usePlaces(row: Row, menu: readonly MenuEntry[]): [string, Element][] {
  const [items] = useState(() => [...(row.current?.children ?? [])]);
  return items.flatMap((item): [string, Element][] => {
    const pathname = item.querySelector('a')?.pathname ?? '';
    const path = pathname.slice(prefixIn(pathname).length);
    return menu.some(({ urlPath }) => urlPath === path) ? [[path, item]] : [];
  });
}

/** A finger follows the link, so only mice count. */
function usePointer(
  row: Row,
  entryIn: (target: EventTarget | null) => string | null,
  open: (urlPath: string | null) => void,
): void {
  const over = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointAt = (at: string | null) => {
    if (at === over.current) return;
    over.current = at;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => open(at), at ? restFor : awayFor);
  };
  const onMove = useEffectEvent(({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') pointAt(entryIn(target));
  });
  const onLeave = useEffectEvent(() => pointAt(null));
  // The pointer may have come before this code.
  const onStart = useEffectEvent(() =>
    pointAt(entryIn(row.current?.querySelector(':hover') ?? null)),
  );
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const leave = () => onLeave();
    const move = (event: PointerEvent) => onMove(event);
    onStart();
    list.addEventListener('pointermove', move);
    list.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer.current);
      list.removeEventListener('pointermove', move);
      list.removeEventListener('pointerleave', leave);
    };
  }, [row]);
}

interface KeyActions {
  /** Opens the panel of the item that has the element; returns the item. */
  into: (target: EventTarget | null) => Element | undefined;
  close: () => void;
  isOpenIn: (target: EventTarget | null) => boolean;
}

/** The arrow opens the panel and goes into it, Escape closes it, and so does leaving it. */
function useKeys(row: Row, openAt: string | null, { into, close, isOpenIn }: KeyActions): void {
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    const isHead =
      event.target instanceof Element && event.target.parentElement?.matches('ul > li');
    if (event.key !== 'ArrowDown' || !isHead) return;
    if (event.target.closest('[id^=department-]')) return;
    const place = into(event.target);
    if (!place) return;
    event.preventDefault();
    place.querySelector<HTMLElement>('[id^=department-] a')?.focus();
  });
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openAt === null || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  const onLeave = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget && isOpenIn(target) && !isOpenIn(relatedTarget)) close();
  });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const arrow = (event: KeyboardEvent) => onArrow(event);
    const escape = (event: KeyboardEvent) => onEscape(event);
    const leave = (event: FocusEvent) => onLeave(event);
    list.addEventListener('keydown', arrow);
    list.addEventListener('focusout', leave);
    document.addEventListener('keydown', escape);
    return () => {
      list.removeEventListener('keydown', arrow);
      list.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [row]);
}
