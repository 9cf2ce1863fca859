/** Groups files into feeds: 'x.fi.tsv', 'x.sv.tsv' and 'x.en.xml' describe the same products. */
import { basename, dirname } from 'node:path';
import { isLanguage, type Language } from '#platform/i18n/language.ts';
import { FeedFault } from './feed-fault.ts';

export interface FeedFile {
  path: string;
  /** Folder that pictures are relative to. */
  folder: string;
  language: Language;
}

export interface Feed {
  name: string;
  /** The first file gives the structure; it is the Finnish one if there is one. */
  files: [FeedFile, ...FeedFile[]];
}

/** Feeds in the order of their first files. A file name without a language counts as Finnish.
 * @param given feed name for all files
 * @throws FeedFault when a feed has two files of the same language */
export function feedsOf(paths: readonly string[], given?: string): Feed[] {
  const feeds = new Map<string, FeedFile[]>();
  for (const path of paths) {
    const stem = basename(path).replace(/(?:\.[^.]+?)(?:\.gz)?$/i, '');
    const ending = /\.([^.]+)$/.exec(stem)?.[1];
    const language = isLanguage(ending) ? ending : 'fi';
    const name = given ?? (isLanguage(ending) ? stem.slice(0, -ending.length - 1) : stem);
    const file = { path, folder: dirname(path), language };
    const others = feeds.get(name) ?? [];
    const same = others.find((other) => other.language === language);
    if (same) {
      throw new FeedFault(
        `${same.path} and ${path} are both the ${language} file of the feed ${name}. Import one alone with --feed and another name.`,
      );
    }
    feeds.set(name, [...others, file]);
  }
  return [...feeds].map(([name, files]) => {
    const [first, ...rest] = files.toSorted((a, b) => rank(a) - rank(b));
    if (!first) throw new Error(`Feed ${name} has no files.`);
    return { name, files: [first, ...rest] };
  });
}

const rank = ({ language }: FeedFile) => (language === 'fi' ? 0 : 1);
