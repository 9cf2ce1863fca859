/** In Chromium and Firefox the mouse wheel over a focused number field changes the number, though the shopper means to
 * scroll. Without the focus the page scrolls. */
export function keepNumbersFromWheels(): void {
  document.addEventListener('wheel', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
  });
}
