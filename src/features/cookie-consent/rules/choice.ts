/** The visitor's choice, as a cookie keeps it: '1.functional-analytics.1795449600'. */
import { isOptional, type Asked, type OptionalCategory } from './categories.ts';

export const choiceCookie = 'aitta_consent';
export const visitorCookie = 'aitta_visitor';
/** Seconds for which a choice is kept (R388). */
export const choiceSeconds = 31_536_000;

export interface Choice {
  /** Of what was asked for. */
  version: number;
  given: readonly OptionalCategory[];
  /** Seconds since 1970. */
  at: number;
}

const form = /^([1-9]\d{0,3})\.([a-z]+(?:-[a-z]+)*)?\.([1-9]\d{9})$/;

export const choiceText = ({ version, given, at }: Choice): string =>
  `${version}.${given.join('-')}.${at}`;

/** Null for whatever is no choice in what the shop asks for now. */
export function readChoice(text: string | undefined, asked: Asked | null): Choice | null {
  const [, version, names = '', at] = form.exec(text ?? '') ?? [];
  if (!asked || Number(version) !== asked.version) return null;
  const given = names === '' ? [] : names.split('-');
  const isKnown = given.every((name) => isOptional(name) && asked.categories.includes(name));
  const isTwice = new Set(given).size < given.length;
  return isKnown && !isTwice
    ? { version: asked.version, given: given as OptionalCategory[], at: Number(at) }
    : null;
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The id that a cookie gives a visitor; null when it is none. */
export const readVisitor = (text: string | undefined): string | null =>
  text !== undefined && uuid.test(text) ? text : null;

/** The value of a cookie in the text that browsers send and show to scripts. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
