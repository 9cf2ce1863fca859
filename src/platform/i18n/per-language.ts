import { localeOf, type Language } from './language.ts';

/** One of each language, made when it is first used: formats of `Intl` take long to make. */
export function perLanguage<Format>(
  make: (locale: string) => Format,
): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const format = make(localeOf(language));
    made.set(language, format);
    return format;
  };
}
