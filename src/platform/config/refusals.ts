/** Settings that are allowed in a trial shop and in a real one: a trial shop must never be public, and a real
 * shop must use none of the trial's settings. */
import { BlockList, isIP } from 'node:net';
import type { Config, ServiceName } from './table.ts';

/** True for a trial shop: it may use published secrets, and no money moves. */
export const isTrial = ({ AITTA_ENV }: Pick<Config, 'AITTA_ENV'>): boolean =>
  AITTA_ENV === 'local' || AITTA_ENV === 'test';

/** Published secrets, the bank simulator and demo logins must not be reachable from the internet. */
export function faultsOfTrial({ AITTA_ENV, PUBLIC_URL }: Config): string[] {
  if (!PUBLIC_URL || isLocalHost(new URL(PUBLIC_URL).hostname)) return [];
  return [
    `PUBLIC_URL is ${PUBLIC_URL}, but in AITTA_ENV=${AITTA_ENV} anybody may log in and nobody pays: ` +
      'set AITTA_ENV=prod, or a PUBLIC_URL on this machine or in a private network.',
  ];
}

const privateNetworks = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(address, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public name server may resolve (RFC 6761, 6762, 9476), or that have no dot. */
export const localName = /^[^.]+$|\.(?:localhost|local|test|internal)$/;

/** True for this machine and private networks. */
function isLocalHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return localName.test(hostname);
  return privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The services that need each setting; a process that runs none of them may leave it unset. */
const needs: Partial<Record<keyof Config, ServiceName[]>> = {
  PUBLIC_URL: ['storefront', 'retail-api', 'identity-provider'],
  DATABASE_URL: ['retail-api', 'identity-provider'],
  SMTP_URL: ['retail-api'],
  PAYTRAIL_URL: ['retail-api'],
  PAYTRAIL_ACCOUNT: ['retail-api'],
  PAYTRAIL_SECRET: ['retail-api'],
  OPENID_CLIENT_SECRET: ['retail-api', 'identity-provider'],
  TOKEN_SECRET: ['retail-api'],
  LINK_SECRET: ['storefront', 'retail-api', 'identity-provider'],
};

/** Addresses that browsers open: they must use https, so that nobody can read or change the traffic. */
const forBrowsers = [
  'PUBLIC_URL',
  'PAYTRAIL_URL',
  'IDENTITY_PROVIDER_URL',
  'OPENID_ISSUER',
  'OPENID_PROFILE_URL',
  'OPENID_BONUS_CARD_URL',
] as const;

const secrets = [
  'PAYTRAIL_SECRET',
  'OPENID_CLIENT_SECRET',
  'TOKEN_SECRET',
  'LINK_SECRET',
  'LINK_SECRET_BEFORE',
  'REPORTS_PASSWORD',
] as const;

/** Every reason why the configuration is not safe for a real shop.
 * @param standards the defaults, which everybody who reads the source knows */
export function faultsOfShop(config: Config, standards: Config): string[] {
  const { AITTA_ENV } = config;
  const isNeeded = (name: keyof Config) =>
    config.SERVICES.some((service) => needs[name]?.includes(service));
  const isSet = (name: keyof Config) =>
    config[name] !== undefined && config[name] !== standards[name];
  const names = (Object.keys(needs) as (keyof Config)[]).filter(
    (name) => isNeeded(name) && !isSet(name),
  );
  const missing = `${names.join(', ')} must be set in ${AITTA_ENV}, to values that are not published.`;
  const plain = forBrowsers
    .filter((name) => config[name]?.startsWith('http:'))
    .map((name) => `${name} must begin with https: in ${AITTA_ENV}.`);
  const faults = [
    ...(names.length > 0 ? [missing] : []),
    ...plain,
    ...weakSecrets(config, standards),
  ];
  if (config.AITTA_NOW) faults.push(`AITTA_NOW may be set in local and test only.`);
  if (config.SERVICES.includes('paytrail-simulator'))
    faults.push('SERVICES may name paytrail-simulator in local and test only.');
  return faults;
}

/** Whoever can connect reads what was sold, unless a password is asked for. */
export function faultsOfReports({ REPORTS_PORT, REPORTS_HOST, REPORTS_PASSWORD }: Config) {
  const isOpen = REPORTS_PORT !== undefined && REPORTS_PASSWORD === undefined;
  if (!isOpen || /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(REPORTS_HOST)) return [];
  return [
    `REPORTS_PASSWORD must be set where REPORTS_HOST is ${REPORTS_HOST}: others can connect to it.`,
  ];
}

/** What a service calls, where this process does not run it. */
const calls = [
  { from: 'storefront', to: 'retail-api', url: 'RETAIL_API_URL' },
  { from: 'retail-api', to: 'paytrail-simulator', url: 'PAYTRAIL_URL' },
] as const;

/** A service that runs in another process has an address; what a real shop needs is asked for anyway. */
export function faultsBetweenServices(config: Config): string[] {
  const { SERVICES } = config;
  return calls
    .filter(({ from, to }) => SERVICES.includes(from) && !SERVICES.includes(to))
    .filter(({ url }) => !config[url] && (isTrial(config) || !needs[url]))
    .map(({ from, to, url }) => `${url} must be set where ${from} runs without ${to}.`);
}

/** Another provider issues the shop's client id and secret, so there are no defaults for them. */
export function faultsAtProvider(config: Config, given: Record<string, unknown>): string[] {
  if (!config.OPENID_ISSUER) return [];
  const faults = (['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'] as const)
    .filter((name) => !given[name])
    .map((name) => `${name} must be set where OPENID_ISSUER is.`);
  if (given['SERVICES'] && config.SERVICES.includes('identity-provider'))
    faults.push('SERVICES may not name identity-provider where OPENID_ISSUER names another one.');
  return faults;
}

/** Minimum length of a secret, and how many of its characters must differ. */
const shortest = 16;
const fewestKinds = 8;

function weakSecrets(config: Config, standards: Config): string[] {
  const published = secrets.map((name) => standards[name]);
  // Missing values are reported separately, with the setting that needs them.
  const values = secrets
    .filter((name) => config[name] !== standards[name])
    .flatMap((name) =>
      (config[name] ?? '').split(',').map((value) => ({ name, value: value.trim() })),
    );
  return values.flatMap(({ name, value }, index) => {
    if (published.includes(value)) return [`${name} must not be a published value.`];
    if (value.length < shortest || new Set(value).size < fewestKinds)
      return [`${name} must be ${shortest} or more characters that nobody can guess.`];
    const same = values.slice(0, index).find((other) => other.value === value);
    return same ? [`${name} must not be the same as ${same.name}.`] : [];
  });
}
