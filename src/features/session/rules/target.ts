/** Redirect targets: only pages of the shop itself. */

/** The message of the error for a target outside the shop (R379). */
export class UnsafeUrl extends Error {
  constructor() {
    super('Unsafe URL detected!');
  }
}

const unsafe = () => new UnsafeUrl();

/** Characters that browsers drop or replace when they parse a URL. */
// oxlint-disable-next-line no-control-regex
const tricky = /[\u0000-\u0020\u007f\\]/;

/** The path, query and fragment of a URL of the shop.
 * @param origin of the shop, without trailing slash
 * @throws Error 'Unsafe URL detected!' for any other URL (R379) */
export function safeTarget(raw: string, origin: string): string {
  const isOurs = raw.startsWith('/') || raw.startsWith(`${origin}/`);
  if (!isOurs || tricky.test(raw) || !URL.canParse(raw, origin)) throw unsafe();
  const url = new URL(raw, origin);
  if (url.origin !== origin || url.username || url.password) throw unsafe();
  refuseUnlessPlain(url.pathname);
  return url.pathname + url.search + url.hash;
}

/** No page of the shop has a path that is encoded as often; without a limit, decoding a long path would take
 * a second. */
const mostRounds = 4;

/** The path must stay safe however often it is decoded. */
function refuseUnlessPlain(path: string, round = 0): void {
  if (path.startsWith('//') || tricky.test(path) || round > mostRounds) throw unsafe();
  // Search terms in URLs may contain spaces.
  const decoded = decode(path).replaceAll(' ', '');
  if (decoded !== path) refuseUnlessPlain(decoded, round + 1);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw unsafe();
  }
}
