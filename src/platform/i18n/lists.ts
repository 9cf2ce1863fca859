/** Lists within sentences. Without `Intl.ListFormat`, for the reason of `numbers.ts`. */
import type { Language } from './language.ts';

const words: Record<Language, { and: string; or: string }> = {
  fi: { and: 'ja', or: 'tai' },
  sv: { and: 'och', or: 'eller' },
  en: { and: 'and', or: 'or' },
};

/** `['a', 'b', 'c']` → 'a, b ja c' in Finnish. */
export function listText(parts: readonly string[], word: 'and' | 'or', language: Language): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${words[language][word]} ${last}`;
}
