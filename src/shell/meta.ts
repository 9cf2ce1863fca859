/** The canonical and alternate addresses of the page, for search engines. */
import type { MetaDescriptor } from 'react-router';
import { addressIn, languages, type Language } from '#platform/i18n/language.ts';

interface PageFacts {
  /** Address without language prefix, one per language where they differ; absent on pages that search
   * engines must not list. */
  path?: string | Record<Language, string> | undefined;
  publicUrl?: string | undefined;
  language?: Language | undefined;
}

export function pageMeta({ path, publicUrl, language }: PageFacts = {}): MetaDescriptor[] {
  if (path === undefined || !publicUrl) return [{ name: 'robots', content: 'noindex' }];
  const address = (one: Language) =>
    publicUrl + addressIn(one, typeof path === 'string' ? path : path[one]);
  return [
    { tagName: 'link', rel: 'canonical', href: address(language ?? 'fi') },
    ...languages.map((one) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: one,
      href: address(one),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('fi') },
  ];
}
