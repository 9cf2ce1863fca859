/** Writes the cookies of a visitor's consent; scripts read them, as pages are the same for everybody. */
import { parse, serialize, type CookieOptions } from 'hono/utils/cookie';
import type { Asked, OptionalCategory } from '#features/cookie-consent/rules/categories.ts';
import {
  choiceCookie,
  choiceSeconds,
  choiceText,
  readChoice,
  readVisitor,
  visitorCookie,
  type Choice,
} from '#features/cookie-consent/rules/choice.ts';

/** What the request's cookies say; null for no choice in what the shop asks for. */
export const choiceOf = (request: Request, asked: Asked): Choice | null =>
  readChoice(cookiesOf(request)[choiceCookie], asked.categories.length > 0 ? asked : null);

/** The id of the visitor, where the request's cookies say that analytics is allowed; else null. */
export function analysedVisitor(request: Request, asked: Asked): string | null {
  const isAllowed = choiceOf(request, asked)?.given.includes('analytics');
  return isAllowed ? readVisitor(cookiesOf(request)[visitorCookie]) : null;
}

const cookiesOf = (request: Request) => parse(request.headers.get('cookie') ?? '');

interface Chosen {
  request: Request;
  asked: Asked;
  given: readonly OptionalCategory[];
  publicUrl: string;
  now: Temporal.Instant;
}

/** `Set-Cookie` values that store a choice; the id of the visitor exists only with consent to analytics. */
export function consentCookies({ request, asked, given, publicUrl, now }: Chosen): string[] {
  const at = Math.floor(now.epochMilliseconds / 1000);
  const text = choiceText({ version: asked.version, given, at });
  const known = readVisitor(cookiesOf(request)[visitorCookie]);
  const visitor = given.includes('analytics') ? (known ?? crypto.randomUUID()) : '';
  const isAsking = asked.categories.length > 0;
  return [
    cookie(choiceCookie, isAsking ? text : '', publicUrl),
    cookie(visitorCookie, visitor, publicUrl),
  ];
}

/** An empty value removes it. Browsers take secure cookies of their own machine without https. */
const cookie = (name: string, value: string, publicUrl: string): string =>
  serialize(name, value, {
    path: '/',
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:') || new URL(publicUrl).hostname === 'localhost',
    maxAge: value === '' ? 0 : choiceSeconds,
  } satisfies CookieOptions);
