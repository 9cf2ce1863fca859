/** The consent service: consents of customers, for the shop's pages and for other sites of the merchant. */
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import { authHeader, customerHeader, variantHeader } from '#features/consents/contract.ts';
import { makeConsentsApp } from '#features/consents/http.ts';
import { makeSampleApp } from '#features/consents/http/sample.ts';
import type { Places } from '#features/consents/rules/texts.ts';
import { holdSpaces } from '#features/content/operations/holder.ts';
import type { Space } from '#features/content/record/space.ts';
import { makeCustomerOfAccess } from '#features/session/operations/customer-of.ts';
import { makeTokenBox } from '#features/session/provider/tokens.ts';
import type { Db } from '#platform/db/database.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { correlationHeader } from '#platform/http/correlation.ts';
import { addressIn } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import type { Clock } from '#platform/time.ts';
import { makeBenefitsApp } from './benefits/benefits.ts';
import { customerKeys } from './customer-key.ts';
import { spaceInUse } from '../space-in-use.ts';
import { makeWidgetFiles } from './widget-files.ts';

export interface ConsentServiceDeps {
  db: Db;
  /** The identity provider of the customers. */
  issuer: string;
  /** Encrypts the access tokens; several are separated by commas, the newest first. */
  tokenSecret: string;
  /** Storefront root without trailing slash. */
  publicUrl: string;
  now: Clock;
  log: Logger;
}

interface ConsentService {
  fetch: Hono['fetch'];
  stop(): Promise<void>;
}

export async function makeConsentService(deps: ConsentServiceDeps): Promise<ConsentService> {
  const { db, issuer, tokenSecret, publicUrl, now, log } = deps;
  const spaces = await holdSpaces({ db, warn: (message, facts) => log.warn(facts, message) });
  const inUse = spaceInUse(spaces);
  const app = makeServiceApp({ title: 'Consent service', version: '1' }, log);
  app.use('*', inUse.middleware);
  const sharing = sharedWith(() => inUse.space().marketingConsents.sites);
  for (const path of ['/api/*', '/translations']) app.use(path, sharing);
  const customerOf = makeCustomerOfAccess({ db, issuer, now, tokens: makeTokenBox(tokenSecret) });
  const places = placesIn(inUse.space, publicUrl);
  const shared = { db, customerOf, places, now };
  const shopOrigin = new URL(publicUrl).origin;
  const decided = () => inUse.space().marketingConsents;
  const keyOf = customerKeys(tokenSecret);
  app.route('/', makeConsentsApp({ ...shared, keyOf, decided, shopOrigin }));
  app.route('/widget/sample', makeSampleApp({ decided, places }));
  app.route('/', makeWidgetFiles(shopOrigin));
  app.route(
    '/',
    makeBenefitsApp({
      ...shared,
      loyalty: () => inUse.space().loyalty,
      campaigns: () => inUse.space().campaigns,
    }),
  );
  return { fetch: app.fetch as Hono['fetch'], stop: async () => spaces.stop() };
}

const placesIn = (space: () => Space, publicUrl: string): Places => ({
  addressOf: (to, language) => (to.startsWith('/') ? `${publicUrl}${addressIn(language, to)}` : to),
  pictureUrl(name) {
    const path = space().pictures.get(name);
    return path === undefined ? null : `${publicUrl}${path}`;
  },
});

/** Browsers on the merchant's other sites may call; the token is a header, so no cookies are sent. */
const sharedWith = (sites: () => readonly string[]) =>
  cors({
    origin: (origin) => (sites().includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['accept', 'content-type', 'x-language', authHeader, correlationHeader],
    exposeHeaders: [variantHeader, customerHeader, correlationHeader],
    maxAge: 600,
  });
