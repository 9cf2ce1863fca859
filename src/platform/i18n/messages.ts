/** Messages in every language and the one function that formats them, for servers and browsers. */
import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format';
import { languageOf, localeOf, type Language } from './language.ts';
import { numberText } from './numbers.ts';

/** Compiled messages of one folder; keys of nested objects are joined by dots: 'step.delivery'. */
export type MessagesOfFolder = Record<string, CompiledMessage>;

/** Namespace → key → arguments, `null` for none. `npm run typegen` fills it in from the JSON files. A
 * namespace is the folder in src that holds `messages/`, optionally with a branch of the file after a dot:
 * 'pages/checkout', 'pages/checkout.faults'. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Messages {}

export type Namespace = keyof Messages;
export type MessageKey<N extends Namespace> = keyof Messages[N] & string;

type Values<Arguments> = [Arguments] extends [null] ? [] : [values: Exclude<Arguments, null>];

/** Formats a message of the namespace. */
export type Translate<N extends Namespace> = <K extends MessageKey<N>>(
  key: K,
  ...values: Values<Messages[N][K]>
) => string;

const folders = new Map<string, Partial<Record<Language, MessagesOfFolder>>>();

/** Registers messages; a browser has only those of its own language. */
export function addMessages(
  folder: string,
  messages: Partial<Record<Language, MessagesOfFolder>>,
): void {
  folders.set(folder, messages);
}

/** A missing message is an error that names its key and language (R396). */
export function translator<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const [folder = '', ...branch] = namespace.split('.');
  return (key, ...[values]) => {
    const message = folders.get(folder)?.[language]?.[[...branch, key].join('.')];
    if (message === undefined) throw new Error(`No message ${namespace} ${key} in ${language}.`);
    return format(message, localeOf(language), values as FormatValues, options) as string;
  };
}

/** Making a formatter costs far more than using it, so formatters are cached. */
function remembered<Made>(make: (...settings: [string?, object?]) => Made) {
  const made = new Map<string, Made>();
  return (...settings: [string?, object?]): Made => {
    const name = JSON.stringify(settings);
    const found = made.get(name) ?? make(...settings);
    made.set(name, found);
    return found;
  };
}

const plainNumbers = (locale = '') => {
  const language = languageOf(locale.slice(0, 2));
  return { format: (value: number) => numberText(value, language) };
};

const options = {
  formatters: {
    getNumberFormat: remembered((locale, style) =>
      style ? new Intl.NumberFormat(locale, style) : plainNumbers(locale),
    ),
    getPluralRules: remembered((...settings) => new Intl.PluralRules(...settings)),
    getDateTimeFormat: remembered((...settings) => new Intl.DateTimeFormat(...settings)),
  },
} as FormatOptions;
