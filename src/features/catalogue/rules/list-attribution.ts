/** Which list a product was found in, for telling what sells (R165). */

/** List by product id: 'kategoria/muoti', 'haku', 'suosikit'. Kept for the session. */
export type ListAttributions = Readonly<Record<string, string>>;

export const wishlist = 'suosikit';

/** Without consent to analytics nothing is kept. The wishlist never takes the place of the list the
 * product was first found in. */
export function attributed(
  kept: ListAttributions,
  { sokId, list }: { sokId: string; list: string },
  { hasConsent }: { hasConsent: boolean },
): ListAttributions {
  if (!hasConsent) return {};
  if (list === wishlist && kept[sokId] !== undefined) return kept;
  return { ...kept, [sokId]: list };
}
