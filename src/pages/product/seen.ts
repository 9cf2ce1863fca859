/** Products looked at lately, kept in this browser alone. */

const key = 'recently-viewed';
/** What is seen first goes first. */
export const mostSeen = 12;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** Newest first; whatever else has got into the storage is no product. */
export function readSeen(storage: Kept): string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    if (!Array.isArray(ids)) return [];
    return ids.filter((id) => typeof id === 'string' && /^\d{1,20}$/.test(id)).slice(0, mostSeen);
  } catch {
    // A browser may refuse its storage, or have it broken.
    return [];
  }
}

export function rememberSeen(storage: Kept, sokId: string): void {
  const others = readSeen(storage).filter((id) => id !== sokId);
  try {
    storage.setItem(key, JSON.stringify([sokId, ...others].slice(0, mostSeen)));
  } catch {
    // Full or refused: nothing is remembered, and nothing else depends on it.
  }
}
