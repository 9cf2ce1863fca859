/** How an operator types a command of the shop: mails, alarms and usage lines name it as it runs where they are
 * written. */
import { basename } from 'node:path';

/** A build has its own entry, which runs for production. */
const isBuilt = (entry: string | undefined): boolean => basename(entry ?? '') === 'aitta.js';

/** @param name of the command, such as 'import-prices'
 * @param words what follows it; '' for nothing */
export function commandLine(name: string, words: string, entry = process.argv[1]): string {
  const isOfBuild = isBuilt(entry);
  const script = name.replace(/^import-/, 'import:');
  const command = isOfBuild ? `node build/aitta.js ${name}` : `npm run ${script}`;
  if (words === '') return command;
  return isOfBuild ? `${command} ${words}` : `${command} -- ${words}`;
}
