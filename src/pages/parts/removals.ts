/** What was taken off a list since its notice was closed. Removals in haste interrupt each other's answers, and the
 * notice of one takes the place of the one before: so all of them are kept, to come back by one press. */
import { useState } from 'react';

interface Listed {
  sokId: string;
}

/** @param list what is on the list now
 * @param answered the removal that the last answer names: all there is without scripts */
export function useRemovals<Item extends Listed>(
  list: readonly Listed[],
  answered: readonly Item[],
) {
  const [pressed, setPressed] = useState<Item[]>([]);
  return {
    removed: removedOf(list, pressed, answered),
    add: (item: Item) => setPressed((before) => withLast(before, item)),
    clear: () => setPressed([]),
  };
}

/** A product that was removed twice comes back as it was the second time. @internal */
export const withLast = <Item extends Listed>(before: readonly Item[], item: Item): Item[] => [
  ...before.filter(({ sokId }) => sokId !== item.sokId),
  item,
];

/** Only what has really gone: a removal may have been refused, or taken back. @internal */
export function removedOf<Item extends Listed>(
  list: readonly Listed[],
  pressed: readonly Item[],
  answered: readonly Item[],
): readonly Item[] {
  const gone = pressed.filter(({ sokId }) => !list.some((item) => item.sokId === sokId));
  return gone.length > 0 ? gone : answered;
}
