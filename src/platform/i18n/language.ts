/** The three languages of the shop and how addresses and headers name them (R392, R393). */

export const languages = ['fi', 'sv', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fi';

/** The language a missing text falls back to before it is an error (R394). */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Any other value means Finnish. */
export function languageOf(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** Each name is in its own language, whatever the page's language. */
export const languageNames: Record<Language, string> = {
  fi: 'Suomi',
  sv: 'Svenska',
  en: 'English',
};

const locales: Record<Language, string> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** BCP 47 tag for Intl. English uses European formats: day before month, decimal points. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** First path segment of a language; Finnish, the canonical language, has none. */
export const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`;

/** Source of a regular expression that matches the optional prefix of any language. */
export const anyPrefix = `(?:${languages.map(prefixOf).filter(Boolean).join('|')})?`;

const prefixed = new RegExp(`^${anyPrefix}(?=[/?#]|$)`);

/** The language prefix of a path; '' when there is none. */
export const prefixIn = (path: string): string => prefixed.exec(path)?.[0] ?? '';

/** The path in a language: '/' is '/sv' in Swedish. The result begins with one slash: two would be the
 * address of another host. */
export const addressIn = (language: Language, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path.replace(/^[/\\]+/, '/')}`;

/** A merchant's text in some of the languages. */
export type LocalText = Partial<Record<Language, string>>;

/** What `localText` gives in each language. */
export const inEveryLanguage = (text: LocalText): Record<Language, string> => ({
  fi: localText(text, 'fi'),
  sv: localText(text, 'sv'),
  en: localText(text, 'en'),
});

/** The language a text is shown in: the requested one, else English, else Finnish, else any other;
 * undefined where it has none. Also of other things that are there per language. */
export function languageShown(
  text: Partial<Record<Language, unknown>>,
  language: Language,
): Language | undefined {
  if (text[language] !== undefined) return language;
  if (text[fallbackLanguage] !== undefined) return fallbackLanguage;
  if (text[defaultLanguage] !== undefined) return defaultLanguage;
  return languages.find((one) => text[one] !== undefined);
}

/** The language a text is shown in, where it is not the requested one. */
export function otherLanguage(text: LocalText, language: Language): Language | undefined {
  return langIn(language, languageShown(text, language));
}

/** A language as the mark of what is shown in a page or mail: none where it is that of the whole. */
export const langIn = (whole: Language, own: Language | undefined): Language | undefined =>
  own === whole ? undefined : own;

/** For what shows the text: `{ [key]: 'fi' }` where it is in another language than the requested one, else nothing. */
export function languageOfText<Key extends string>(key: Key, text: LocalText, language: Language) {
  const other = otherLanguage(text, language);
  return (other ? { [key]: other } : {}) as Partial<Record<Key, Language>>;
}

/** The text in the language it is shown in, else ''. */
export function localText(text: LocalText, language: Language): string {
  const shown = languageShown(text, language);
  return (shown && text[shown]) ?? '';
}
