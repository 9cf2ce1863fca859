/** Whether services of the shop that other processes run answer; the retail API is watched by its storefronts. */
import type { Config, ServiceName } from '#platform/config.ts';

interface OtherService {
  from: ServiceName;
  to: ServiceName;
  url: 'CONSENT_SERVICE_URL' | 'IDENTITY_PROVIDER_URL';
  /** An address that it answers to everybody. */
  path: string;
  fault: string;
}

const others: OtherService[] = [
  {
    from: 'storefront',
    to: 'consent-service',
    url: 'CONSENT_SERVICE_URL',
    path: '/openapi.json',
    fault:
      'The consent service does not answer: nobody is asked for consents or can change theirs.',
  },
  {
    from: 'retail-api',
    to: 'identity-provider',
    url: 'IDENTITY_PROVIDER_URL',
    path: '/.well-known/openid-configuration',
    fault: 'The OpenID provider does not answer: nobody can log in.',
  },
];

/** Milliseconds. */
const patience = 1500;

type Called = Pick<Config, 'SERVICES' | OtherService['url']>;

/** One sentence for each that does not answer. */
export async function faultsOfOthers(config: Called, send = fetch): Promise<string[]> {
  const { SERVICES } = config;
  const faults = others
    .filter(({ from, to }) => SERVICES.includes(from) && !SERVICES.includes(to))
    .map(async ({ url, path, fault }) => {
      const address = config[url];
      if (!address) return [];
      const answer = send(`${address}${path}`, { signal: AbortSignal.timeout(patience) });
      const isThere = await answer.then(
        async ({ status, body }) => {
          await body?.cancel();
          return status < 500;
        },
        () => false,
      );
      return isThere ? [] : [fault];
    });
  return (await Promise.all(faults)).flat();
}
