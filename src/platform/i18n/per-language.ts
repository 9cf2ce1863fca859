import { localeOf, type Language } from './language.ts';

/** One value per language, made on first use: `Intl` formats are slow to make. */
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
