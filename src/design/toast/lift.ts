/** Notifications stand above what is at the bottom of a narrow screen. The height is set on them alone: a property
 * of the document would have the style of every element computed again. */
import { useEffect } from 'react';

const places = new Set<HTMLElement>();
let height = 0;

const put = ({ style }: HTMLElement) => style.setProperty('--lift', `${height}px`);

/** @param pixels height of what is at the bottom; 0 for nothing */
export function liftToasts(pixels: number): void {
  height = pixels;
  for (const place of places) put(place);
}

export function useLifted(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    places.add(current);
    put(current);
    return () => void places.delete(current);
  }, [place]);
}
