/** What keys do in the search field: a combobox whose suggestions are chosen by hand, as the ARIA
 * Authoring Practices describe it. */

/** The panel is open or closed (R128). */
export interface Box {
  isOpen: boolean;
  /** Id of the option the arrow keys are on. */
  activeId: string | null;
  /** What is in the field. */
  text: string;
}

export interface Pressed {
  key: string;
  altKey: boolean;
  isComposing: boolean;
}

export interface Outcome {
  box: Box;
  /** What is to be done with the option that was active. */
  deed?: 'choose' | 'remove';
  /** The browser's own doing is not wanted. */
  isDone: boolean;
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place <= 0 ? count : place) - 1,
};

/** These move the cursor in the field, and take the keyboard back there. */
const cursorKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** `ids`: the options in order. Null when the key means nothing to the combobox. */
export function afterKey(pressed: Pressed, box: Box, ids: readonly string[]): Outcome | null {
  const { key, altKey, isComposing } = pressed;
  if (isComposing) return null;
  const closed = { ...box, isOpen: false, activeId: null };
  if (key in steps) return afterArrow(key, altKey, box, ids);
  if (!box.isOpen) return null;
  // The browser's own Escape would empty the field.
  if (key === 'Escape') return { box: closed, isDone: true };
  if (box.activeId === null) return null;
  if (key === 'Enter') return { box: closed, deed: 'choose', isDone: true };
  if (key === 'Delete') return { box, deed: 'remove', isDone: true };
  return cursorKeys.includes(key) ? { box: { ...box, activeId: null }, isDone: false } : null;
}

function afterArrow(key: string, altKey: boolean, box: Box, ids: readonly string[]): Outcome {
  const isOpen = !(altKey && key === 'ArrowUp');
  const place = ids.indexOf(box.activeId ?? '');
  const moved = steps[key]?.(place, ids.length) ?? place;
  const activeId = altKey ? null : (ids[moved] ?? null);
  return { box: { ...box, isOpen, activeId }, isDone: true };
}
