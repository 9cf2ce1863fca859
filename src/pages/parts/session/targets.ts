/** Redirect targets, checked before use (R230, R379). */
import { returnPath } from '#features/session/rules/store-path.ts';
import { safeTarget, UnsafeUrl } from '#features/session/rules/target.ts';
import { addressIn, languageOf } from '#platform/i18n/language.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { withCookies } from '../../../shell/session-cookies.ts';

/** The path `?target=` names; home when it names none.
 * @throws Error 'Unsafe URL detected!' */
export function targetOf(request: Request, publicUrl: string): string {
  const raw = new URL(request.url).searchParams.get('target') ?? homeOf(request);
  return returnPath(safeTarget(raw, publicUrl));
}

/** Home page in the language of the request. */
const homeOf = (request: Request): string =>
  addressIn(languageOf(new URL(request.url).pathname.split('/')[1]), '/');

/** The path, or home when it is not safe. */
export function safeOrHome(raw: string, publicUrl: string, home = '/'): string {
  try {
    return returnPath(safeTarget(raw, publicUrl));
  } catch {
    return home;
  }
}

/** The path `?target=` names, or home when that is missing or not safe. */
export function targetOrHome(request: Request, publicUrl: string): string {
  const home = homeOf(request);
  return safeOrHome(new URL(request.url).searchParams.get('target') ?? home, publicUrl, home);
}

/** A response that redirects to an absolute address. */
export const leaveFor = (url: string, cookies: string[]): Response =>
  new Response(null, { status: 302, headers: withCookies(cookies, { location: url }) });

/** Why a redirect failed, with the status of the page that says so. */
export const unsentStatus = { away: 503, unsafe: 400 } as const;
export type Unsent = keyof typeof unsentStatus;

/** Redirects the shopper; a failure is logged with the given message and returned for the page to show
 * (R419–R423). */
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
