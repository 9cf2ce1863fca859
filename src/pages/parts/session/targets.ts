/** Where shoppers are sent, checked before they go (R230, R379). */
import { returnPath } from '#features/session/rules/store-path.ts';
import { safeTarget } from '#features/session/rules/target.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { withCookies } from '../../../shell/session-cookies.ts';

/** The place `?target=` names; the home page when it names none.
 * @throws Error 'Unsafe URL detected!' */
export function targetOf(request: Request, publicUrl: string): string {
  const raw = new URL(request.url).searchParams.get('target') ?? '/';
  return returnPath(safeTarget(raw, publicUrl));
}

/** The place, or home when it is not safe to go there. */
export function safeOrHome(raw: string, publicUrl: string): string {
  try {
    return returnPath(safeTarget(raw, publicUrl));
  } catch {
    return '/';
  }
}

/** The place `?target=` names, or home when it names none that is safe. */
export const targetOrHome = (request: Request, publicUrl: string): string =>
  safeOrHome(new URL(request.url).searchParams.get('target') ?? '/', publicUrl);

/** An answer that sends the browser to a whole address. */
export const leaveFor = (url: string, cookies: string[]): Response =>
  new Response(null, { status: 302, headers: withCookies(cookies, { location: url }) });

/** Sends the shopper elsewhere; when that fails it is logged in these words and the page says it (R419–R423). */
export async function redirecting<Answer>(
  { retailApi }: RequestFacts,
  words: string,
  go: () => Answer | Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await go();
  } catch (error) {
    retailApi.warn?.(words, { reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
