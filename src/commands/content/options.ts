/** Parses the arguments after `npm run content --`. */
import { isLanguage, languages, type Language } from '#platform/i18n/language.ts';
import { parseWords, UsageFault } from '../asked.ts';
import { commandLine } from '#platform/command-line.ts';

export const usage = `Usage: ${commandLine('content', '<command>')}
  new DIR               a folder with the texts and settings a new shop begins with
  check DIR…            looks for faults; of several folders the later ones go over the earlier ones
  pull DIR [--force]    writes the shop's content into the folder; what is changed there stays
  push DIR [--note TEXT] [--force]
                        makes the folder the shop's content, all of it or nothing
  history [VERSION]     the last 20 pushes, or what one of them changed
  undo [VERSION]        takes back the last push, or this one
  import-synonyms DIR LANGUAGE FILE
                        puts the lines of a text file into search-words.json of the folder, in the
                        place of those of fi, sv or en
  import-cms DIR        fills the folder from the content management system of CONTENT_CMS_SPACE
  --force               pull: also replace files changed here; push: also replace newer content
  --help                show this`;

export interface Order {
  command:
    | 'new'
    | 'check'
    | 'pull'
    | 'push'
    | 'history'
    | 'undo'
    | 'import-synonyms'
    | 'import-cms';
  folders: string[];
  /** Of import-synonyms: the language, and the file of its lines. */
  lines: { language: Language; file: string } | undefined;
  version: number | undefined;
  note: string;
  force: boolean;
}

interface Rule {
  /** Fewest and most words after the command. */
  words: [number, number];
  takes: 'folders' | 'version' | 'lines';
  options: readonly ('note' | 'force')[];
}

const rules: Record<Order['command'], Rule> = {
  new: { words: [1, 1], takes: 'folders', options: [] },
  check: { words: [1, 20], takes: 'folders', options: [] },
  pull: { words: [1, 1], takes: 'folders', options: ['force'] },
  push: { words: [1, 1], takes: 'folders', options: ['note', 'force'] },
  history: { words: [0, 1], takes: 'version', options: [] },
  undo: { words: [0, 1], takes: 'version', options: [] },
  'import-synonyms': { words: [3, 3], takes: 'lines', options: [] },
  'import-cms': { words: [1, 1], takes: 'folders', options: [] },
};

/** @throws UsageFault */
export function readOrder(given: readonly string[]): Order {
  const { values, positionals } = parseWords(given, {
    note: { type: 'string' },
    force: { type: 'boolean' },
  });
  const [command = '', ...words] = positionals;
  if (!isCommand(command))
    throw new UsageFault(command ? `There is no command ${command}.` : 'Name a command.');
  const { takes, options } = rules[command];
  checkCount(command, words.length);
  const [other] = (['note', 'force'] as const).filter(
    (name) => values[name] !== undefined && !options.includes(name),
  );
  if (other) throw new UsageFault(`${command} has no option --${other}.`);
  return {
    command,
    folders: takes === 'version' ? [] : takes === 'lines' ? words.slice(0, 1) : words,
    lines: takes === 'lines' ? linesOf(words) : undefined,
    version: takes === 'version' ? versionOf(words[0]) : undefined,
    note: noteOf(values.note ?? ''),
    force: values.force ?? false,
  };
}

/** @throws UsageFault */
function checkCount(command: Order['command'], count: number): void {
  const { words, takes } = rules[command];
  const [fewest, most] = words;
  if (count < fewest) throw new UsageFault(lacking(command, takes));
  const limit = most === 1 ? '1 word' : `${most} words`;
  if (count > most) throw new UsageFault(`${command} takes ${limit}, not ${count}.`);
}

const lacking = (command: string, takes: Rule['takes']): string =>
  takes === 'lines'
    ? `Name the folder, the language and the file: ${command} DIR LANGUAGE FILE.`
    : `Name the folder: ${command} DIR.`;

function linesOf([, language, file = '']: readonly string[]): Order['lines'] {
  if (isLanguage(language)) return { language, file };
  throw new UsageFault(`${language} is no language; there are ${languages.join(', ')}.`);
}

const isCommand = (word: string): word is Order['command'] => Object.hasOwn(rules, word);

function versionOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(word))
    throw new UsageFault(`${word} is no version; history lists them.`);
  return Number(word);
}

const longestNote = 200;

function noteOf(text: string): string {
  const note = text.trim();
  if (/[\p{Cc}\p{Cs}]/u.test(note)) throw new UsageFault('--note must be one line.');
  if (note.length > longestNote) throw new UsageFault(`--note may have ${longestNote} characters.`);
  return note;
}
