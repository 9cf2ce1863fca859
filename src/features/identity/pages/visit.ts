/** The request context of every page: language, form token, IP address. Handlers read the rest. */
import { createMiddleware } from 'hono/factory';
import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import { plainPage } from '#platform/http/plain-page.ts';
import { isLanguage, languageOf, type Language } from '#platform/i18n/language.ts';
import { emailOf, phoneOf, postcodeOf } from '#platform/i18n/typed-fields.ts';
import { lineOf } from '#platform/i18n/written-text.ts';
import { randomToken } from '#platform/ids.ts';
import type { IdentityDeps } from '../deps.ts';
import { isSigned, sign, type Secrets } from '../secrets.ts';
import { mountOf } from '../provider/settings.ts';
import { translatorIn, type IdentityTranslate } from '../translations.ts';
import type * as Screens from './ui/screens.ts';

type PageStatus = 200 | 400 | 403 | 404 | 429 | 503;

interface Shown {
  status?: PageStatus;
  /** Where the link back to the shop leads; the home page when absent. */
  back?: string;
}

export interface Visit {
  Bindings: { ip: string };
  Variables: {
    language: Language;
    t: IdentityTranslate;
    /** CSRF token of every form. */
    csrf: string;
    /** The components of the pages. */
    screens: typeof Screens;
    /** Responds with a page in its frame. */
    show: (title: string, body: ReactNode, how?: PageStatus | Shown) => Response;
  };
}

export type VisitContext = Context<Visit>;

const languageCookie = 'aitta_idp_language';
const formCookie = 'aitta_idp_form';
const purpose = 'form';

/** The pages' cookies are limited to the provider's paths. */
export const cookieOptions = ({ issuer }: IdentityDeps) =>
  ({
    path: mountOf(issuer) || '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: issuer.startsWith('https:'),
  }) as const;

/** Sets the variables of handlers, and refuses forms sent from other sites. */
export const visits = (deps: IdentityDeps) =>
  createMiddleware<Visit>(async (c, next) => {
    const options = cookieOptions(deps);
    const language = languageOfVisit(c, options);
    const browser = getCookie(c, formCookie) ?? randomToken();
    setCookie(c, formCookie, browser, options);
    const t = translatorIn(language);
    c.set('language', language);
    c.set('t', t);
    c.set('csrf', sign(deps.secrets, purpose, browser));
    c.set('screens', deps.pages.screens);
    const url = new URL(c.req.url);
    const here = url.pathname + url.search;
    c.set('show', (title, body, how = 200) => {
      const { status = 200, back } = typeof how === 'number' ? { status: how } : how;
      c.header('content-type', 'text/html; charset=UTF-8');
      return c.body(framed(deps, { language, here, title, back }, body), status);
    });
    if (c.req.method === 'POST' && !(await isOwnForm(c, deps.secrets, browser))) {
      return c.var.show(
        t('failed'),
        createElement(deps.pages.screens.Notice, { text: t('forged') }),
        403,
      );
    }
    return next();
  });

/** The language that the visitor chooses on a page is kept for a year; that of the shop or of a mail, with which
 * the visitor comes, until the browser is closed. */
function languageOfVisit(c: Context, options: ReturnType<typeof cookieOptions>): Language {
  const [chosen, asked] = [c.req.query('language'), c.req.query('lang')];
  const kept = getCookie(c, languageCookie);
  if (isLanguage(chosen)) {
    setCookie(c, languageCookie, chosen, { ...options, maxAge: 31_536_000 });
    return chosen;
  }
  if (!isLanguage(asked)) return languageOf(kept);
  if (asked !== kept) setCookie(c, languageCookie, asked, options);
  return asked;
}

interface Framed {
  language: Language;
  /** Path and query of the page. */
  here: string;
  title: string;
  back?: string | undefined;
}

/** A complete page as HTML. */
export function framed(deps: IdentityDeps, page: Framed, body: ReactNode): string {
  const { shopUrl } = deps;
  const shopName = deps.shopName();
  const { screens, styleSheet } = deps.pages;
  const { language, back = `${shopUrl}/` } = page;
  const t = translatorIn(language);
  const mount = mountOf(deps.issuer);
  const frame = { ...page, back, t, mount, shopUrl, shopName, styleSheet };
  return plainPage(createElement(screens.Frame, frame, body));
}

/** True when the form has this browser's token and was not sent from another site. */
async function isOwnForm(c: VisitContext, secrets: Secrets, browser: string): Promise<boolean> {
  if (c.req.header('sec-fetch-site') === 'cross-site') return false;
  const { csrf } = await c.req.parseBody();
  return typeof csrf === 'string' && isSigned(secrets, purpose, browser, csrf);
}

/** How fields are read that are not passwords; an e-mail is also what one logs in with. */
const readers: Record<string, (text: string) => string> = {
  email: emailOf,
  firstName: lineOf,
  lastName: lineOf,
  phone: phoneOf,
  streetAddress: lineOf,
  postcode: postcodeOf,
  city: lineOf,
};

/** The posted text fields, without characters that PostgreSQL cannot store; missing ones are ''. */
export async function fieldsOf<Name extends string>(
  c: VisitContext,
  ...names: Name[]
): Promise<Record<Name, string>> {
  const body = await c.req.parseBody();
  const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
  const read = (name: Name) => (readers[name] ?? String)(textOf(body[name]));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
