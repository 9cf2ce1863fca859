/** Makes a new signing key for the identity provider; `--now` when the old one may have leaked. */
import { readConfig } from '#platform/config.ts';
import { rotateKeys } from '#features/identity/provider/keys.ts';
import { secretsOf } from '../services/identity-provider/identity-provider.ts';
import { runCommand } from '../services/process/start-failure.ts';
import { openShopDatabase } from '../services/database.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const atOnce = process.argv.includes('--now');
  const { database } = await openShopDatabase(config);
  const rotating = rotateKeys(database.db, secretsOf(config), Date.now(), { atOnce });
  await rotating.finally(() => database.close());
  console.log(atOnce ? 'The new key signs.' : 'The new key is published and signs in ten minutes.');
});
