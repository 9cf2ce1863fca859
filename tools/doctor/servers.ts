/** Ports that the process listens on, and servers that its services connect to. */
import { connect, createServer } from 'node:net';
import type { Config, ServiceName } from '#platform/config.ts';
import type { Finding } from './finding.ts';

/** Milliseconds until a server counts as away. */
const patience = 3000;

export async function ports(config: Config): Promise<Finding[]> {
  const { PORT, LISTEN_HOST, METRICS_PORT, METRICS_HOST, ...sites } = config;
  const { REPORTS_PORT, REPORTS_HOST, DESK_PORT, DESK_HOST } = sites;
  const hasSites = config.SERVICES.includes('retail-api');
  return Promise.all([
    portFor('port', PORT, LISTEN_HOST),
    ...(REPORTS_PORT && hasSites ? [portFor('reports', REPORTS_PORT, REPORTS_HOST)] : []),
    ...(DESK_PORT && hasSites ? [portFor('staff API', DESK_PORT, DESK_HOST)] : []),
    ...(METRICS_PORT ? [portFor('metrics', METRICS_PORT, METRICS_HOST)] : []),
  ]);
}

/** A shop that runs has its ports: that is no fault. */
export async function isRunning({ PORT, LISTEN_HOST = '127.0.0.1' }: Config): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const health = await fetch(`http://${inUrl(LISTEN_HOST)}:${PORT}/healthz`, { signal })
    .then((response) => response.json())
    .catch(() => null);
  return (health as { status?: unknown } | null)?.status === 'ok';
}

const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

function portFor(what: string, port: number, host: string | undefined): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${code})`;
      resolve({ ok: false, what, found: `${port} ${reason}` });
    });
    probe.listen({ port, host }, () => {
      probe.close(() => resolve({ ok: true, what, found: `${port} is free` }));
    });
  });
}

interface Server {
  what: string;
  setting: 'SMTP_URL' | 'PAYTRAIL_URL' | 'RETAIL_API_URL' | 'CONSENT_SERVICE_URL' | 'OPENID_ISSUER';
  /** Services that connect to it. */
  of: ServiceName;
}

const servers: Server[] = [
  { what: 'retail API', setting: 'RETAIL_API_URL', of: 'storefront' },
  { what: 'consents', setting: 'CONSENT_SERVICE_URL', of: 'storefront' },
  { what: 'mail server', setting: 'SMTP_URL', of: 'retail-api' },
  { what: 'payments', setting: 'PAYTRAIL_URL', of: 'retail-api' },
  { what: 'log-in', setting: 'OPENID_ISSUER', of: 'retail-api' },
];

/** Only connects: nothing is sent to any of them. */
export const serversOf = (config: Config): Promise<Finding[]> =>
  Promise.all(
    servers.flatMap(({ what, setting, of }) => {
      const address = config.SERVICES.includes(of) ? config[setting] : undefined;
      return address ? [connected(what, setting, new URL(address))] : [];
    }),
  );

const standardPorts: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
};

function connected(what: string, setting: string, url: URL): Promise<Finding> {
  const port = Number(url.port) || (standardPorts[url.protocol] ?? 443);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (ok: boolean, found: string) => {
      socket.destroy();
      resolve({ ok, what, found });
    };
    const place = `${url.hostname}:${port}`;
    const away = `nobody answers at ${place}; start it or correct ${setting}`;
    socket.setTimeout(patience, () => end(false, away));
    socket.once('error', () => end(false, away));
    socket.once('connect', () => end(true, `answers at ${place}`));
  });
}
