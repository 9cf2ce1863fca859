/** Where shoppers are sent, checked before they go (R230, R379). */
import { returnPath } from '#features/session/rules/store-path.ts';
import { safeTarget, UnsafeUrl } from '#features/session/rules/target.ts';
import { addressIn, languageOf } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { withCookies } from '../../../shell/session-cookies.ts';

/** The place `?target=` names; home when it names none.
 * @throws Error 'Unsafe URL detected!' */
export function targetOf(request: Request, publicUrl: string): string {
  const raw = new URL(request.url).searchParams.get('target') ?? homeOf(request);
  return returnPath(safeTarget(raw, publicUrl));
}

/** Home in the language one is being spoken to. */
const homeOf = (request: Request): string =>
  addressIn(languageOf(new URL(request.url).pathname.split('/')[1]), '/');

/** The place, or home when it is not safe to go there. */
export function safeOrHome(raw: string, publicUrl: string, home = '/'): string {
  try {
    return returnPath(safeTarget(raw, publicUrl));
  } catch {
    return home;
  }
}

/** The place `?target=` names, or home when it names none that is safe. */
export function targetOrHome(request: Request, publicUrl: string): string {
  const home = homeOf(request);
  return safeOrHome(new URL(request.url).searchParams.get('target') ?? home, publicUrl, home);
}

/** An answer that sends the browser to a whole address. */
export const leaveFor = (url: string, cookies: string[]): Response =>
  new Response(null, { status: 302, headers: withCookies(cookies, { location: url }) });

/** Why somebody cannot be sent elsewhere, with the status of the page that says so. */
export const unsentStatus = { away: 503, unsafe: 400 } as const;
export type Unsent = keyof typeof unsentStatus;

/** Sends the shopper elsewhere; when that fails it is logged in these words and the page says it (R419–R423). */
export async function redirecting<Result>(
  { retailApi }: RequestFacts,
  words: string,
  go: () => Result | Promise<Result>,
): Promise<Result | Unsent> {
  try {
    return await go();
  } catch (error) {
    retailApi.warn?.(words, { reason: error instanceof Error ? error.message : String(error) });
    return error instanceof UnsafeUrl ? 'unsafe' : 'away';
  }
}

export const isUnsent = (result: unknown): result is Unsent => typeof result === 'string';
