/** Notifications stand above the banner where both are at the bottom of a narrow screen. */
import { useEffect } from 'react';

export function useLift(place: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = place;
    if (!isShown || !current) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() =>
      style.setProperty('--lift', `${Math.ceil(current.offsetHeight)}px`),
    );
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--lift');
    };
  }, [place, isShown]);
}
