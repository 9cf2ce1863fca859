/** All settings of the shop, read from environment variables. */
import { z } from 'zod';

const services = [
  'storefront',
  'retail-api',
  'consent-service',
  'identity-provider',
  'paytrail-simulator',
] as const;
export type ServiceName = (typeof services)[number];

const flag = (standard: boolean) => z.stringbool().default(standard);
const page = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://shop.example',
});
const url = page.transform((value) => value.replace(/\/$/, ''));
/** The pages of a shop begin at the root of its host. */
const shopUrl = url.refine((value) => {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}, 'must be an address without a path, such as https://shop.example');
/** `service@shop.example`, also behind a name: `Shop <service@shop.example>`. */
const sender = /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/;
/** Issuers are compared letter by letter; the "/" at the end does not count only when there is no path. */
const issuer = page.transform((value) => value.replace(/^(https?:\/\/[^/]+)\/$/, '$1'));

/** A whole number from `least` to `most`. */
function whole(least: number, most: number, standard: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error).default(standard);
}

/** A number from 0 to 1. */
function share(standard: number) {
  const error = 'must be a number from 0 to 1';
  return z.coerce.number({ error }).min(0, error).max(1, error).default(standard);
}

/** The key is the environment variable; `describe` is the text that `npm run doctor` prints. */
export const table = z.object({
  AITTA_ENV: z
    .enum(['prod', 'qa', 'contentdev', 'test', 'local'])
    .default('local')
    .describe('Environment; only local and test may use what is published: secrets, bank, logins'),
  PORT: whole(0, 65_535, 3000).describe('Port this process listens on'),
  LISTEN_HOST: z
    .string()
    .optional()
    .describe(
      'Address this process listens on, such as 127.0.0.1; all of the machine’s when absent',
    ),
  METRICS_PORT: whole(1, 65_535, 1)
    .removeDefault()
    .optional()
    .describe('Port that Prometheus reads metrics from; none when absent'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of this machine for METRICS_PORT; 0.0.0.0 for all of them'),
  REPORTS_PORT: whole(1, 65_535, 1)
    .removeDefault()
    .optional()
    .describe('Port of the merchant’s reports, in the process of the retail API; none when absent'),
  REPORTS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of this machine for REPORTS_PORT; others than 127.0.0.1 need a password'),
  DESK_PORT: whole(1, 65_535, 1)
    .removeDefault()
    .optional()
    .describe('Port of the staff API, in the process of the retail API; none when absent'),
  DESK_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of this machine for DESK_PORT; 0.0.0.0 for all of them'),
  REPORTS_PASSWORD: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta({ secret: true })
    .describe('Password for the reports, with any name; none is asked for when absent'),
  SLOW_SEARCH_MS: whole(1, 60_000, 50).describe(
    'Milliseconds from which a search is reported as slow to the merchant',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url
    .optional()
    .describe('Collector that traces are sent to, such as http://localhost:4318; none when absent'),
  SENTRY_DSN: page
    .optional()
    .describe('Project at Sentry that errors are reported to; nobody when absent'),
  TRACES_SAMPLED: share(0.05).describe('Share of requests and jobs that are traced, 0 to 1'),
  PUBLIC_URL: shopUrl
    .optional()
    .describe('Address shoppers use; http://localhost:PORT when absent'),
  PROXIES: whole(0, 10, 0).describe(
    'How many proxies stand in front, each adding to X-Forwarded-For',
  ),
  SERVICES: z
    .string()
    .default(services.join(','))
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(services)).min(1))
    .describe(`Which services this process runs: ${services.join(', ')}`),
  RETAIL_API_URL: url.optional().describe('Where the retail API is when another process runs it'),
  CONSENT_SERVICE_URL: url
    .optional()
    .describe('Where the consent service is when another process runs it; none, nothing is asked'),
  IDENTITY_PROVIDER_URL: url
    .optional()
    .describe('Where the OpenID provider is when another process runs it'),
  PAYTRAIL_URL: url.optional().describe('Payment API; the simulator when absent'),
  PAYTRAIL_ACCOUNT: z.string().default('375917').describe('Merchant id at the payment provider'),
  PAYTRAIL_SECRET: z
    .string()
    .default('SAIPPUAKAUPPIAS')
    .meta({ secret: true })
    .describe('Merchant secret at the payment provider'),
  OPENID_ISSUER: issuer
    .optional()
    .describe('OpenID provider, written as it writes itself; the shop’s own when absent'),
  OPENID_CLIENT_ID: z.string().default('aitta-shop').describe('The shop at the OpenID provider'),
  OPENID_CLIENT_SECRET: z
    .string()
    .min(16)
    .default('local-openid-client-secret')
    .meta({ secret: true })
    .describe('The shop’s secret at the OpenID provider'),
  OPENID_SCOPE: z
    .string()
    .refine(
      (value) => value.split(' ').includes('openid'),
      'must name openid, such as openid email',
    )
    .optional()
    .describe('Scopes asked for; when absent openid profile, for a log-in sok-api too'),
  OPENID_LOGIN_ACR: z
    .string()
    .default('sok_login')
    .describe('acr_values of a log-in; none asks for none'),
  OPENID_REGISTER_ACR: z
    .string()
    .default('sok_register')
    .describe('acr_values of registering; none asks for none'),
  OPENID_PROFILE_URL: page
    .optional()
    .describe(
      'Where customers edit their profile; when absent the page of the shop’s own provider',
    ),
  OPENID_BONUS_CARD_URL: page
    .optional()
    .describe('Where bonus cards are attached; when absent the page of the shop’s own provider'),
  TOKEN_SECRET: z
    .string()
    .refine(
      (value) => value.split(',').every((one) => one.trim().length >= 16),
      'must have at least 16 characters, and so must each of several separated by commas',
    )
    .default('local-token-secret')
    .meta({ secret: true })
    .describe('Encrypts the provider’s tokens that browsers keep; several by commas, newest first'),
  LINK_SECRET: z
    .string()
    .min(16)
    .default('local-link-secret')
    .meta({ secret: true })
    .describe('Signs links and cookies'),
  LINK_SECRET_BEFORE: z
    .string()
    .min(16)
    .optional()
    .meta({ secret: true })
    .describe('The former LINK_SECRET: what it signed stays good'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host/aitta',
    })
    .optional()
    .meta({ secret: true })
    .describe('PostgreSQL; the embedded database when absent'),
  DATABASE_POOL: whole(1, 200, 10).describe('Connections to PostgreSQL this process may hold'),
  DATA_DIR: z
    .string()
    .default('var')
    .describe('Folder for the embedded database, pictures and mail'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .min(0)
    .max(10_000)
    .default(64)
    .describe('Megabytes for pages that everybody sees alike; 0 renders each time'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@host',
    })
    .optional()
    .meta({ secret: true })
    .describe('Mail server; mails are written to DATA_DIR/mail when absent'),
  MAIL_FROM: z
    .string()
    .regex(
      sender,
      'must be an address, such as service@shop.example or Shop <service@shop.example>',
    )
    .optional()
    .describe('Sender of mails; the shop, at its seller’s address, when absent'),
  CONTENT_CMS_URL: url
    .default('https://cdn.contentful.com')
    .describe('Where a content management system answers that content is imported from'),
  CONTENT_CMS_SPACE: z.string().optional().describe('Id of the space there'),
  CONTENT_CMS_TOKEN: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Token there, for reading what is published'),
  CONTENT_CMS_ENVIRONMENT: z.string().default('master').describe('Environment of the space there'),
  AITTA_NOW: z
    .string()
    .optional()
    .refine(
      (value) => value === undefined || isInstant(value),
      'must be an instant such as 2025-09-25T09:00:00Z',
    )
    .describe('Sets the clock of a local or test shop'),
  STOP_SECONDS: whole(1, 3600, 20).describe(
    'How long a process that receives SIGTERM or SIGINT may finish what it has begun',
  ),
  DRAIN_SECONDS: whole(0, 600, 0).describe(
    'How long it goes on taking requests meanwhile, for balancers to notice that it is not ready',
  ),
  HSTS_SUBDOMAINS: flag(false).describe(
    'In prod, whether browsers shall reach the hosts below PUBLIC_URL’s by https only, too',
  ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged'),
});

export type Config = z.output<typeof table>;

function isInstant(value: string): boolean {
  try {
    Temporal.Instant.from(value);
    return true;
  } catch {
    return false;
  }
}
