/** Makes a new signing key for the identity provider; `--now` when the old one may have leaked. */
import { readConfig } from '#platform/config.ts';
import { commandLine } from '#platform/command-line.ts';
import { rotateKeys } from '#features/identity/provider/keys.ts';
import { secretsOf } from '../services/identity-provider/identity-provider.ts';
import { parseWords, runAsked, UsageFault } from './asked.ts';
import { openShopDatabase } from '../services/database.ts';

const usage = `Usage: ${commandLine('rotate-keys', '[--now]')}
Publishes a new key, which signs in ten minutes, when every service has read it. With --now it signs at
once: whoever has just logged in may have to again.`;

/** @throws UsageFault */
function read(words: readonly string[]): { atOnce: boolean } {
  const { values, positionals } = parseWords(words, { now: { type: 'boolean' } });
  if (positionals.length > 0)
    throw new UsageFault(`There is nothing to do with ${positionals[0]}.`);
  return { atOnce: values.now ?? false };
}

await runAsked(usage, read, async ({ atOnce }) => {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const rotating = rotateKeys(database.db, secretsOf(config), Date.now(), { atOnce });
  await rotating.finally(() => database.close());
  console.log(atOnce ? 'The new key signs.' : 'The new key is published and signs in ten minutes.');
});
