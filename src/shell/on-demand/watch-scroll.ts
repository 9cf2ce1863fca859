/** Makes the header small while one scrolls down, and whole again on the way up. */

/** Pixels of a scroll that say which way one goes. */
const enough = 8;

export function watchScroll(): () => void {
  let last = scrollY;
  const look = () => {
    const moved = scrollY - last;
    if (Math.abs(moved) < enough) return;
    last = scrollY;
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    if (!bar) return;
    const isAway = scrollY > 2 * bar.offsetHeight;
    bar.toggleAttribute('data-small', moved > 0 && isAway);
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
