/** Notifications stand above the banner where both are at the bottom of a narrow screen. */
import { useEffect } from 'react';
import { liftToasts } from '../../../design/toast/lift.ts';

export function useLift(place: React.RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = place;
    if (!isShown || !current) return;
    const sizes = new ResizeObserver(() => liftToasts(Math.ceil(current.offsetHeight)));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      liftToasts(0);
    };
  }, [place, isShown]);
}
