/** `npm run consents -- list <contract>`: who may be sent marketing now, as CSV (L18). */
import { readConfig } from '#platform/config.ts';
import type { Db } from '#platform/db/database.ts';
import { ContractId } from '#features/consents/contract.ts';
import { contractIds } from '#features/consents/contract/values.ts';
import { listSigned } from '#features/consents/repository.ts';
import * as accounts from '#features/identity/own-data.ts';
import * as sessions from '#features/session/repository.ts';
import { commandLine } from '#platform/command-line.ts';
import { openShopDatabase } from '../services/database.ts';
import { parseWords, runAsked } from './asked.ts';

const usage = `Usage: ${commandLine('consents', `list ${contractIds.join(' | ')}`)}
Lists the customers who consent to it at this moment: read the list right before each mailing.`;

/** Null when the words are no order. */
function contractIn(given: readonly string[]): ContractId | null {
  const [command, ...words] = parseWords(given, {}).positionals;
  const id = ContractId.safeParse(words[0]);
  return command === 'list' && words.length === 1 && id.success ? id.data : null;
}

/** A field that a spreadsheet does not take for a formula. */
const field = (text: string): string =>
  `"${text.replace(/^[=+@\t\r-]/, "'$&").replaceAll('"', '""')}"`;

async function list(db: Db, contract: ContractId): Promise<void> {
  console.log('customer,emails,language,since,text');
  for (const { customerId, language, decidedAt, textVersion } of await listSigned(db, contract)) {
    const emails = [
      ...(await accounts.emailsOf(db, customerId)),
      ...(await sessions.emailsOf(db, customerId)),
    ];
    const known = [...new Set(emails)].join(' ');
    console.log([customerId, known, language, String(decidedAt), textVersion].map(field).join(','));
  }
}

await runAsked(usage, contractIn, async (contract) => {
  const { database } = await openShopDatabase(readConfig(process.env));
  await list(database.db, contract).finally(() => database.close());
});
