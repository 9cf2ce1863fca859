/** Who the visitor is to analytics (R386, R387). */
import { cookieIn, readVisitor, visitorCookie } from '../rules/choice.ts';
import { isAllowed } from './allowed.ts';

let ofDocument: string | undefined;

/** With consent to analytics the id that a cookie keeps; else a random one that ends with the document (R386),
 * as also when the cookie cannot be read, which is logged (R387). */
export function visitorId(): string {
  if (isAllowed('analytics')) {
    const kept = readCookie();
    if (kept) return kept;
  }
  ofDocument ??= randomId();
  return ofDocument;
}

function readCookie(): string | null {
  try {
    const id = readVisitor(cookieIn(document.cookie, visitorCookie));
    if (id) return id;
    console.warn(`The cookie ${visitorCookie} is missing or wrong.`);
  } catch (error) {
    console.warn(`The cookie ${visitorCookie} cannot be read.`, error);
  }
  return null;
}

/** A random UUID (version 4); `randomUUID` is missing where the connection is not secure. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
