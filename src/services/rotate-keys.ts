/** Makes a new signing key for the identity provider; `--now` where the old one may be known to others. */
import { readConfig } from '#platform/config.ts';
import { rotateKeys } from '#features/identity/provider/keys.ts';
import { secretsOf } from './identity-provider.ts';
import { openStore } from './store.ts';

const config = readConfig(process.env);
const atOnce = process.argv.includes('--now');
const { database } = await openStore(config);
try {
  await rotateKeys(database.db, secretsOf(config), Date.now(), { atOnce });
  console.log(atOnce ? 'The new key signs.' : 'The new key is published and signs in ten minutes.');
} finally {
  await database.close();
}
