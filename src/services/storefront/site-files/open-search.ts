/** Describes the shop's search to browsers. Source: github.com/dewitt/opensearch, version 1.1. */
import { filledText } from '#features/content/rules/placeholders.ts';
import { addressIn, localText, type Language } from '#platform/i18n/language.ts';
import { xmlElement } from '#platform/xml.ts';
import { nameOf } from '../../../shell/shop-shown.ts';
import type { ListedShop } from './sitemap.ts';

/** Most characters that the format allows. */
const longest = { name: 16, description: 1024 };

export function openSearch(language: Language, facts: ListedShop): string {
  const { publicUrl, space } = facts;
  const about = filledText(localText(space.shop.about, language), space, language);
  const address = publicUrl + addressIn(language, '/haku');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xmlElement('ShortName', nameOf(facts).slice(0, longest.name)),
    xmlElement('Description', (about || nameOf(facts)).slice(0, longest.description)),
    xmlElement('InputEncoding', 'UTF-8'),
    xmlElement('Language', language),
    `<Image width="32" height="32" type="image/x-icon">${publicUrl}/favicon.ico</Image>`,
    `<Url type="text/html" method="get" template="${address}?hakutermi={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
