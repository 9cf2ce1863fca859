/** Reads all settings from one table; a wrong value stops the start with one sentence. */
import type { z } from 'zod';
import { StartRefused } from './errors.ts';
import { misspelt } from './config/names.ts';
import {
  faultsAtProvider,
  faultsBetweenServices,
  faultsOfReports,
  faultsOfShop,
  faultsOfTrial,
  isTrial,
} from './config/refusals.ts';
import { table, type Config, type ServiceName } from './config/table.ts';

export { isTrial } from './config/refusals.ts';
export type { Config, ServiceName } from './config/table.ts';

/** Reads the settings from environment variables.
 * @throws StartRefused with one sentence per wrong value: the variable and what it must be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // In shells and compose files an empty variable means "not set".
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const given = Object.fromEntries(set.filter(([name]) => name in table.shape));
  const misspellings = misspelt(
    set.map(([name]) => name),
    configNames,
  );
  if (misspellings.length > 0) throw wrong(misspellings);
  const result = table.safeParse(given);
  if (!result.success) throw wrong(result.error.issues.map(sentenceOf));
  const config = given['SERVICES'] ? result.data : withoutReplaced(result.data);
  const standards = table.parse({});
  const faults = [
    ...(isTrial(config) ? faultsOfTrial(config) : faultsOfShop(config, standards)),
    ...faultsAtProvider(config, given),
    ...faultsOfReports(config),
    ...faultsBetweenServices(config),
  ];
  if (faults.length > 0) throw wrong(faults);
  return config;
}

/** Removes services that are replaced: the payment simulator must not run beside a real payment API, and the
 * shop's own identity provider is not needed when another one is used. */
function withoutReplaced(config: Config): Config {
  const pretends = isTrial(config) && !config.PAYTRAIL_URL;
  const replaced: Partial<Record<ServiceName, boolean>> = {
    'identity-provider': config.OPENID_ISSUER !== undefined,
    'paytrail-simulator': !pretends,
  };
  return { ...config, SERVICES: config.SERVICES.filter((name) => !replaced[name]) };
}

const wrong = (faults: string[]) =>
  new StartRefused(`The configuration is wrong. ${faults.join(' ')}`);

const sentenceOf = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  `${path.join('.')}${message.startsWith('must ') ? '' : ':'} ${message}.`;

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

/** The settings as `npm run doctor` shows them: name, value (secrets masked), meaning.
 * @internal for tools */
export function describeConfig(config: Config): { name: string; value: string; meaning: string }[] {
  const secrets = new Set<string>(secretNames());
  return configNames.map((name) => {
    const value = config[name];
    const shown = value === undefined ? '–' : secrets.has(name) ? '••••' : String(value);
    return { name, value: shown, meaning: table.shape[name].description ?? '' };
  });
}
