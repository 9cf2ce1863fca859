/** Everything the shop can be told, in one table; a wrong value stops the start with one sentence. */
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
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
/** An issuer is the same only to the last letter: without a path alone is the "/" at its end nothing. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/^(https?:\/\/[^/]+)\/$/, '$1'));
const page = z.url({ protocol: /^https?$/ });

/** The name is the environment variable; `describe` is what `npm run doctor` prints. */
const table = z.object({
  AITTA_ENV: z
    .enum(['prod', 'qa', 'contentdev', 'test', 'local'])
    .default('local')
    .describe('Environment; prod has no default secrets'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port this process listens on'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Internal port for health and metrics; none when absent'),
  PUBLIC_URL: url.optional().describe('Address shoppers use; http://localhost:PORT when absent'),
  PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('How many proxies stand in front, each adding to X-Forwarded-For'),
  SERVICES: z
    .string()
    .default(services.join(','))
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(services)).min(1))
    .describe(`Which services this process runs: ${services.join(', ')}`),
  RETAIL_API_URL: url.optional().describe('Where the retail API is when another process runs it'),
  CONSENT_SERVICE_URL: url
    .optional()
    .describe('Where the consent service is when another process runs it'),
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
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ secret: true })
    .describe('PostgreSQL; the embedded database when absent'),
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
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ secret: true })
    .describe('Mail server; mails are written to DATA_DIR/mail when absent'),
  MAIL_FROM: z.string().default('Aitta <asiakaspalvelu@aitta.example>').describe('Sender of mails'),
  AITTA_NOW: z
    .string()
    .optional()
    .refine(
      (value) => value === undefined || isInstant(value),
      'must be an instant such as 2025-09-25T09:00:00Z',
    )
    .describe('Sets the clock of a local or test shop'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged'),
  PURCHASES_ENABLED: flag(true).describe('Whether the shop sells'),
  FLAG_REVIEW_SUBMIT: flag(true).describe('Flag reviewSubmit'),
  FLAG_WISHLIST: flag(true).describe('Flag wishlist'),
  FLAG_PDP_PRODUCT_FROM_DB: flag(true).describe(
    'Flag pdpProductFromDb: /v3/product instead of /v2/product',
  ),
  FLAG_ACCESSIBILITY_REPORTING: flag(true).describe('Flag accessibilityReporting'),
  FLAG_CITRUS_AD: flag(false).describe('Flag citrusAd'),
  FLAG_FASHION_TO_WOMEN: flag(false).describe('Flag fashionToWomen'),
  FLAG_DMA: flag(true).describe('Flag dma'),
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

/** Reads the table from environment variables.
 * @throws Error with a sentence per wrong value, naming the variable and what it must be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in table.shape && value !== ''),
  );
  const result = table.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new Error(`The configuration is wrong. ${faults.join(' ')}`);
  }
  const config = result.data;
  const gaps = [...missingIn(config, given), ...missingAtProvider(config, given)];
  if (gaps.length > 0) throw new Error(`The configuration is wrong. ${gaps.join(' ')}`);
  if (given['SERVICES']) return config;
  return { ...config, SERVICES: config.SERVICES.filter((name) => !isReplaced(config, name)) };
}

/** A shop with a payment API of its own must never be paid by the one that pretends; customers of
 * another provider have nothing to do at the shop's own. */
function isReplaced(config: Config, name: ServiceName): boolean {
  if (name === 'identity-provider') return config.OPENID_ISSUER !== undefined;
  const pretends = isTrial(config) && !config.PAYTRAIL_URL;
  return name === 'paytrail-simulator' && !pretends;
}

/** At another provider the shop is known by what that has given it. */
function missingAtProvider(config: Config, given: Record<string, unknown>): string[] {
  if (!config.OPENID_ISSUER) return [];
  const gaps = (['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name} must be set where OPENID_ISSUER is.`);
  if (given['SERVICES'] && config.SERVICES.includes('identity-provider'))
    gaps.push('SERVICES may not name identity-provider where OPENID_ISSUER names another one.');
  return gaps;
}

/** A shop to try: it may use what is published, and no money moves in it. */
const isTrial = ({ AITTA_ENV }: Config): boolean => AITTA_ENV === 'local' || AITTA_ENV === 'test';

/** Local and test shops may use the published secrets and a set clock; no other shop may. */
function missingIn(config: Config, given: Record<string, unknown>): string[] {
  if (isTrial(config)) return [];
  const gaps = secretNames()
    .filter((name) => table.shape[name].safeParse(undefined).data !== undefined && !given[name])
    .map((name) => `${name} must be set in ${config.AITTA_ENV}.`);
  if (config.AITTA_NOW)
    gaps.push(`AITTA_NOW may be set only in local and test, not in ${config.AITTA_ENV}.`);
  if (given['SERVICES'] && config.SERVICES.includes('paytrail-simulator'))
    gaps.push(`SERVICES may name paytrail-simulator only in local and test.`);
  if (!config.PAYTRAIL_URL) gaps.push(`PAYTRAIL_URL must be set in ${config.AITTA_ENV}.`);
  if (!config.PUBLIC_URL) gaps.push(`PUBLIC_URL must be set in ${config.AITTA_ENV}.`);
  return gaps;
}

type ConfigName = keyof typeof table.shape;

const configNames = Object.keys(table.shape) as ConfigName[];

function secretNames(): ConfigName[] {
  return configNames.filter((name) => isSecret(table.shape[name]));
}

function isSecret(schema: z.ZodType): boolean {
  if (schema.meta()?.['secret'] === true) return true;
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  return inner ? isSecret(inner) : false;
}

/** The table as `npm run doctor` shows it: name, value (secrets masked), meaning.
 * @internal for tools */
export function describeConfig(config: Config): { name: string; value: string; meaning: string }[] {
  const secrets = new Set<string>(secretNames());
  return configNames.map((name) => {
    const value = config[name];
    const shown = value === undefined ? '–' : secrets.has(name) ? '••••' : String(value);
    return { name, value: shown, meaning: table.shape[name].description ?? '' };
  });
}
