/** Zoom of a picture: its scale, and a scroll position that keeps the visible part in place. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearest = 4;
const step = 1.5;

const limited = (scale: number) => Math.min(nearest, Math.max(1, scale));

export type Nearness = ReturnType<typeof useNearness>;

export function useNearness() {
  const view = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const before = useRef(1);
  useLayoutEffect(() => {
    keepMiddle(view.current, scale / before.current);
    before.current = scale;
  }, [scale]);
  useEffect(() => onPinch(view.current, (by) => setScale((now) => limited(now * by))), []);
  return {
    view,
    scale,
    isNearest: scale >= nearest,
    isFarthest: scale <= 1,
    setScale,
    closer: () => setScale((now) => limited(now * step)),
    farther: () => setScale((now) => limited(now / step)),
  };
}

function keepMiddle(view: HTMLElement | null, by: number): void {
  if (!view) return;
  const { clientWidth, clientHeight } = view;
  view.scrollLeft = (view.scrollLeft + clientWidth / 2) * by - clientWidth / 2;
  view.scrollTop = (view.scrollTop + clientHeight / 2) * by - clientHeight / 2;
}

/** Reports by how much two fingers have moved apart since the last report. Returns a function that stops
 * it. */
function onPinch(view: HTMLElement | null, notify: (by: number) => void): () => void {
  let last = 0;
  const move = (event: TouchEvent) => {
    const [a, b] = event.touches;
    if (!a || !b) return;
    // Otherwise the browser would zoom the whole page.
    event.preventDefault();
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (last > 0) notify(apart / last);
    last = apart;
  };
  const forget = () => {
    last = 0;
  };
  view?.addEventListener('touchmove', move, { passive: false });
  view?.addEventListener('touchend', forget);
  return () => {
    view?.removeEventListener('touchmove', move);
    view?.removeEventListener('touchend', forget);
  };
}
