/** What services take from the configuration. */
import { securityHeaders } from '#platform/http/security/headers.ts';
import type { Config } from '#platform/config.ts';
import { clockSetTo, type Clock } from '#platform/time.ts';

export const headersOf = ({ AITTA_ENV, HSTS_SUBDOMAINS }: Config) =>
  securityHeaders({ isProduction: AITTA_ENV === 'prod', withSubdomains: HSTS_SUBDOMAINS });

export const errorReportsOf = ({ SENTRY_DSN: dsn, AITTA_ENV: environment }: Config) =>
  dsn ? { dsn, environment } : undefined;

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/** Any form may redirect to the OpenID provider, when the login has expired. The payment form may redirect
 * to any https address, as banks do. */
export const formTargetsOf = (config: Config) => ({
  anywhere: originOf(config.OPENID_ISSUER ?? config.IDENTITY_PROVIDER_URL),
  payment: ['https:', ...originOf(config.PAYTRAIL_URL)],
});

export const networkSettings = ({ PROXIES, LINK_SECRET, LINK_SECRET_BEFORE }: Config) => ({
  proxies: PROXIES,
  secrets: [LINK_SECRET, LINK_SECRET_BEFORE].filter((secret) => secret !== undefined),
});

export const clockOf = ({ AITTA_NOW }: Config): Clock => clockSetTo(AITTA_NOW);
