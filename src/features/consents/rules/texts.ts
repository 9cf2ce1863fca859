/** The texts of consents: which version a customer reads, and the bundle for the widget. */
import { createHash } from 'node:crypto';
import {
  fallbackLanguage,
  inEveryLanguage,
  languages,
  localText,
  type Language,
  type LocalText,
} from '#platform/i18n/language.ts';
import type { Consents, ContractId, Texts } from '../contract.ts';
import { dmaContracts } from '../contract/values.ts';
import type { MarketingConsents } from '../record.ts';

/** A text as it is stored with the decisions on it. */
export interface ConsentText {
  version: string;
  contractId: ContractId;
  language: Language;
  title: string;
  description: string;
}

/** Null for a consent that the shop does not ask for. */
export function textOf(
  { contracts, thirdParties }: MarketingConsents,
  id: ContractId,
  language: Language,
): ConsentText | null {
  const asked = contracts.find((one) => one.id === id);
  if (!asked) return null;
  const title = localText(asked.title, language);
  const own = localText(asked.description, language);
  // What is said of the group holds for each consent in it.
  const isGrouped = dmaContracts.some((one) => one === id);
  const shared = isGrouped ? [localText(thirdParties.description, language)] : [];
  const description = [...shared, own].join('\n');
  return {
    version: versionOf([id, language, title, description]),
    contractId: id,
    language,
    title,
    description,
  };
}

const versionOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

export interface Places {
  /** Absolute address of a page or an address elsewhere. */
  addressOf(to: string, language: Language): string;
  /** Absolute address of a picture by its name; null when there is none. */
  pictureUrl(name: string): string | null;
}

type LocalLink = NonNullable<MarketingConsents['link']>;

/** The link in the requested language, or in one of the others. */
function linkIn(link: LocalLink, language: Language, { addressOf }: Places) {
  const found = [language, fallbackLanguage, ...languages].find((one) => link[one]);
  const { label, url } = (found && link[found]) ?? { label: '', url: '/' };
  return { label, url: addressOf(url, language) };
}

/** The texts of the merchant by the keys of the widget. */
export function merchantTexts(
  decided: MarketingConsents,
  language: Language,
  places: Places,
): Texts {
  const { title, description, link, thirdParties, contracts } = decided;
  const own: Record<string, LocalText> = {
    'consent.title': title,
    'consent.description': description,
    'consent.consents.dma.title': thirdParties.title,
    'consent.consents.dma': thirdParties.description,
  };
  for (const { id, title: name, description: about } of contracts) {
    own[`consent.consents.${id}.title`] = name;
    own[`consent.consents.${id}`] = about;
  }
  const texts = Object.entries(own).map(([key, text]) => [key, localText(text, language)]);
  const { label, url } = linkIn(link, language, places);
  return { ...Object.fromEntries(texts), 'consent.link': label, 'consent.linkUrl': url };
}

/** The campaign of the consents (R317). */
export function campaignOf(
  { campaign }: MarketingConsents,
  places: Places,
): Omit<Consents, 'consents'> {
  const { title, text, link, image, backgroundImage } = campaign ?? {};
  const to = (language: Language) => link && linkIn(link, language, places);
  const [fi, sv, en] = [to('fi'), to('sv'), to('en')];
  const imageUrl = image ? places.pictureUrl(image.picture) : null;
  return {
    campaignTitle: title ? inEveryLanguage(title) : null,
    campaignText: text ? inEveryLanguage(text) : null,
    campaignLink: fi && sv && en ? { fi, sv, en } : null,
    backgroundImage: backgroundImage ? places.pictureUrl(backgroundImage) : null,
    image:
      image && imageUrl
        ? {
            title: inEveryLanguage(image.title),
            description: inEveryLanguage(image.description),
            url: imageUrl,
          }
        : null,
  };
}
