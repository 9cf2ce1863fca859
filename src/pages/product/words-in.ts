/** What the shop writes in addresses; anything else could be put there by others to be read. */
const written = /^(?=.{3,80}$)[a-z\d]+(?:-[a-z\d]+)*$/;

/** The words to search for in a product's address: 'ruskea-herkkusieni-250-g' → 'ruskea herkkusieni'. Amounts would
 * exclude other sizes. '' when it names nothing. */
export function wordsIn(slug = ''): string {
  // Written where a name has no letters of ours.
  if (!written.test(slug) || slug === 'tuote') return '';
  return slug
    .split('-')
    .filter((word) => /^[a-z]{3}/.test(word))
    .slice(0, 4)
    .join(' ');
}
