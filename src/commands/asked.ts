/** Reads what was typed after a command, in one way for all commands. */
import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { runCommand } from '../services/process/start-failure.ts';

/** A wrong argument; the message says which. */
export class UsageFault extends Error {}

/** @throws UsageFault for options that there are not, or that lack their value */
export function parseWords<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    // Without Node's advice for words that begin with a hyphen.
    throw new UsageFault(message.replace(/ To specify a positional argument .*$/s, ''));
  }
}

/** The account of the machine that the command is typed in; in a container it may have no name. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Does what the words ask for. `--help` shows the usage instead. When the words are wrong, their fault is shown with
 * the usage, nothing is done, and the exit code is 2.
 * @param read null when the words ask for nothing; throws UsageFault */
export const runAsked = <Asked>(
  usage: string,
  read: (words: string[]) => Asked | null,
  run: (asked: Asked) => Promise<void>,
): Promise<void> =>
  runCommand(async () => {
    const words = process.argv.slice(2);
    if (words.includes('--help')) return console.log(usage);
    let asked: Asked | null;
    try {
      asked = read(words);
    } catch (error) {
      if (!(error instanceof UsageFault)) throw error;
      return refuseWords(`${error.message}\n\n${usage}`);
    }
    return asked === null ? refuseWords(usage) : run(asked);
  });

function refuseWords(text: string): void {
  console.error(text);
  process.exitCode = 2;
}

/** Exactly one file. @throws UsageFault */
export function fileIn(words: readonly string[]): string {
  const { positionals } = parseWords(words, {});
  const [file = '', ...others] = positionals;
  if (file === '') throw new UsageFault('Name the file.');
  if (others.length > 0) throw new UsageFault(`Name one file, not ${positionals.length}.`);
  return file;
}
