/** The three languages of the shop and how they show in addresses and headers (R392, R393). */

export const languages = ['fi', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fi';

/** What a missing text falls back to before it is an error (R394). */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Anything that is not one of the three languages is Finnish. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** Each in its own language, whatever the page's is. */
export const languageNames: Record<Language, string> = {
  fi: 'Suomi',
  sv: 'Svenska',
  en: 'English',
};

const locales: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** BCP 47 tag for Intl. English is that of Europe: days before months, points in numbers. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** First path segment of a language; Finnish, the canonical one, has none. */
export const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** Source of a regular expression: the prefix of any language, if there is one. */
export const anyPrefix = `(?:${languages.map(prefixOf).filter(Boolean).join('|')})?`;

const prefixed = new RegExp(`^${anyPrefix}(?=[/?#]|$)`);

/** The prefix that begins a path; '' where none does. */
export const prefixIn = (path: string): string => prefixed.exec(path)?.[0] ?? '';

/** A path of the shop as its address in the language: '/' is '/sv' in Swedish. One slash begins it: two
 * would be the address of another host. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path.replace(/^[/\\]+/, '/')}`;

/** A text in some of the languages, as a merchant gave it. */
export type LocalText = Partial<Record<Language, string>>;

/** The text in the asked language, else English, else Finnish, else any other it has, else ''. */
export function localText(text: LocalText, language: Language): string {
  return (
    text[language] ??
    text[fallbackLanguage] ??
    text[defaultLanguage] ??
    Object.values(text)[0] ??
    ''
  );
}
