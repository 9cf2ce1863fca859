/** Title, description and the addresses of the page in the other languages. */
import type { MetaDescriptor } from 'react-router';
import { languages, prefixOf, type Language } from '#platform/i18n/language.ts';

interface PageFacts {
  title: string;
  description?: string | undefined;
  /** Address without language prefix and query; absent on pages that are not to be found by search. */
  path?: string | undefined;
  publicUrl?: string | undefined;
  language?: Language | undefined;
}

export function pageMeta({
  title,
  description,
  path,
  publicUrl,
  language,
}: PageFacts): MetaDescriptor[] {
  const name = title === 'Aitta' ? 'Aitta' : `${title} – Aitta`;
  const meta: MetaDescriptor[] = [{ title: name }];
  if (description) meta.push({ name: 'description', content: description.slice(0, 160) });
  if (path === undefined || !publicUrl) return [...meta, { name: 'robots', content: 'noindex' }];
  const address = (one: Language) => `${publicUrl}${prefixOf(one)}${path}`;
  return [
    ...meta,
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
