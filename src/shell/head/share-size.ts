/** Pixels of pictures for shared pages; the size that networks show largest. */
export const shareSize = { width: 1200, height: 630 };
