/** Names to stand beside the brand, as titles of feeds often begin with it. The name itself keeps it: it stands alone
 * in orders, e-mails and merchant feeds, and searches look in it. */

/** 'Peräkylä Halla aurinkovarjo' of Peräkylä → 'Halla aurinkovarjo'; null where the name does not begin with the
 * brand, or nothing but numbers would be left. */
export function nameWithoutBrand(name: string, brandName: string | null): string | null {
  const brand = brandName?.trim() ?? '';
  if (brand === '' || !isSame(name.slice(0, brand.length), brand)) return null;
  const [, rest] = /^[®™]?\s*[,:–-]?\s+(.*\p{L}.*)$/u.exec(name.slice(brand.length)) ?? [];
  if (rest === undefined) return null;
  // 'iPhone' stays as it is.
  return /^\p{Ll}+(?![\p{L}\d])/u.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
