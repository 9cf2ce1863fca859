/** Keeps what floats over the bottom of the page from covering the focused element: while it is shown, the
 * scrollable area ends above it. */
import { useEffect } from 'react';

const covers = new Set<Element>();

/** Pixels for the focus ring. */
const ring = 8;

function keepInView(): void {
  const tops = [...covers].map((one) => one.getBoundingClientRect().top);
  const covered = covers.size > 0 ? innerHeight - Math.min(...tops) + ring : 0;
  const { style } = document.documentElement;
  // The end of the page has to scroll above it too.
  for (const property of ['scroll-padding-bottom', 'padding-bottom']) {
    if (covered > 0) style.setProperty(property, `${Math.ceil(covered)}px`);
    else style.removeProperty(property);
  }
  const focused = document.activeElement;
  if (covered > 0 && focused?.closest('main') && !isFloating(focused)) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

/** A cover may have moved with the page: a mouse is not disturbed by it. */
function followKeyboard(): void {
  if (document.activeElement?.matches(':focus-visible')) keepInView();
}

const isFloating = (element: Element) =>
  element.id === 'main' || [...covers].some((cover) => cover.contains(element));

/** @param element what floats, while it is shown */
export function useCover(element: React.RefObject<Element | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!isShown || !current) return;
    covers.add(current);
    const sizes = new ResizeObserver(keepInView);
    sizes.observe(current);
    addEventListener('resize', keepInView);
    document.addEventListener('focusin', followKeyboard);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', keepInView);
      document.removeEventListener('focusin', followKeyboard);
      covers.delete(current);
      keepInView();
    };
  }, [element, isShown]);
}
