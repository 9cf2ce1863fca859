/** Pages as merchants write them, by language. */
import { z } from '#platform/http/contract.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import type { MarkdownNode } from '#platform/markdown.ts';

export const PageFront = z.strictObject({
  title: z.string().trim().min(1).max(90),
  /** Shown by search engines and in lists. */
  description: z.string().trim().min(1).max(200),
  /** Where it is listed among the help pages; not listed when absent. */
  group: z.enum(['help', 'shop', 'about']).optional(),
  /** Words by which the search finds it. */
  searchWords: z.array(z.string().trim().toLowerCase().min(2).max(60)).max(40).default([]),
});

/** One language of a page; `body` is Markdown. */
export const WrittenPage = PageFront.extend({ body: z.string() });
export type WrittenPage = z.output<typeof WrittenPage>;

/** At least one language; a missing one falls back to English, then Finnish. */
export const PageDocument = z
  .partialRecord(z.enum(languages), WrittenPage)
  .refine((given) => Object.keys(given).length > 0, 'needs a text in fi, sv or en');
export type PageDocument = z.output<typeof PageDocument>;

/** One language of a page, ready to be shown. */
export interface ShownPage extends Omit<WrittenPage, 'body'> {
  /** Path without language prefix, for example `/info/palautus`. */
  path: string;
  /** Language of the text, which may be a fallback. */
  language: Language;
  nodes: MarkdownNode[];
}
