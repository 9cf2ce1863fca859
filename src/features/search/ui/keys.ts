/** Keyboard behaviour of the search field: a combobox with manual selection, as in the ARIA Authoring
 * Practices. */

/** State of the search box: whether its panel is open (R128), and the active option. */
export interface Box {
  isOpen: boolean;
  /** Id of the option that the arrow keys have reached. */
  activeId: string | null;
  /** The text in the field. */
  text: string;
}

export interface Pressed {
  key: string;
  altKey: boolean;
  isComposing: boolean;
}

export interface Outcome {
  box: Box;
  /** What to do with the option that was active. */
  action?: 'choose' | 'remove';
  /** True: prevent the browser's default action. */
  isDone: boolean;
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place <= 0 ? count : place) - 1,
};

/** These move the cursor in the field and deactivate the option. */
const cursorKeys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/** `ids`: the options in order. Null when the combobox does not handle the key. */
export function afterKey(pressed: Pressed, box: Box, ids: readonly string[]): Outcome | null {
  const { key, altKey, isComposing } = pressed;
  if (isComposing) return null;
  const closed = { ...box, isOpen: false, activeId: null };
  if (key in steps) return afterArrow(key, altKey, box, ids);
  if (!box.isOpen) return null;
  // The browser's default for Escape would clear the field.
  if (key === 'Escape') return { box: closed, isDone: true };
  // It may have gone with the suggestions of an earlier text.
  if (box.activeId === null || !ids.includes(box.activeId)) return null;
  if (key === 'Enter') return { box: closed, action: 'choose', isDone: true };
  if (key === 'Delete') return { box, action: 'remove', isDone: true };
  return cursorKeys.includes(key) ? { box: { ...box, activeId: null }, isDone: false } : null;
}

function afterArrow(key: string, altKey: boolean, box: Box, ids: readonly string[]): Outcome {
  const isOpen = !(altKey && key === 'ArrowUp');
  const place = ids.indexOf(box.activeId ?? '');
  const moved = steps[key]?.(place, ids.length) ?? place;
  const activeId = altKey ? null : (ids[moved] ?? null);
  return { box: { ...box, isOpen, activeId }, isDone: true };
}
