/** Which files are one feed: 'x.fi.tsv', 'x.sv.tsv' and 'x.en.xml' tell of the same products. */
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
  /** The first one gives the structure: the Finnish one when there is one. */
  files: [FeedFile, ...FeedFile[]];
}

/** Feeds in the order their first files are given. A name without language is Finnish.
 * @param given the name of the one feed all files are
 * @throws FeedFault when two files would tell the same of one feed */
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
