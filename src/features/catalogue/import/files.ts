/** Which files are one feed: 'x.fi.tsv', 'x.sv.tsv' and 'x.en.xml' tell of the same goods. */
import { basename, dirname } from 'node:path';
import { isLanguage, type Language } from '#platform/i18n/language.ts';

export interface FeedFile {
  path: string;
  /** Folder that pictures are relative to. */
  folder: string;
  language: Language;
}

export interface Feed {
  name: string;
  /** The first one gives the structure: the Finnish one when there is one. */
  files: [FeedFile, ...FeedFile[]];
}

/** Feeds in the order their first files are given. A name without language is Finnish. */
export function feedsOf(paths: readonly string[]): Feed[] {
  const feeds = new Map<string, FeedFile[]>();
  for (const path of paths) {
    const stem = basename(path).replace(/\.[^.]+$/, '');
    const ending = /\.([^.]+)$/.exec(stem)?.[1];
    const language = isLanguage(ending) ? ending : 'fi';
    const name = isLanguage(ending) ? stem.slice(0, -ending.length - 1) : stem;
    const file = { path, folder: dirname(path), language };
    feeds.set(name, [...(feeds.get(name) ?? []), file]);
  }
  return [...feeds].map(([name, files]) => {
    const [first, ...rest] = files.toSorted((a, b) => rank(a) - rank(b));
    if (!first) throw new Error(`Feed ${name} has no files.`);
    return { name, files: [first, ...rest] };
  });
}

const rank = ({ language }: FeedFile) => (language === 'fi' ? 0 : 1);
