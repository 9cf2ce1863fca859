/** Names of groups: what the titles of their items have in common, as many shops write the variant into each title. */
import { languages, type Language, type LocalText } from '#platform/i18n/language.ts';

/** Titles of the items of each group, by its id. */
export type GroupTitles = Map<string, Partial<Record<Language, string[]>>>;

export function noteTitle(
  titles: GroupTitles,
  { sokId, isGroup }: { sokId: string; isGroup: boolean },
  language: Language,
  title: string | null,
): void {
  if (!isGroup || !title) return;
  const known = titles.get(sokId) ?? {};
  (known[language] ??= []).push(title);
  titles.set(sokId, known);
}

interface Named {
  sokId: string;
  name: LocalText;
}

export function nameGroups(groups: Iterable<Named>, titles: GroupTitles): void {
  for (const { sokId, name } of groups) {
    const known = titles.get(sokId);
    for (const language of languages) {
      const common = commonName(known?.[language] ?? []);
      if (common) name[language] = common;
    }
  }
}

/** Words with which all titles begin: 'Paita Musta S', 'Paita Punainen M' → 'Paita'; '' for none. */
export function commonName(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const words = [...first];
  for (const other of others) {
    const end = words.findIndex((word, at) => word !== other[at]);
    if (end >= 0) words.length = end;
  }
  return words.join(' ').replace(/[\s,;:(–-]+$/u, '');
}
