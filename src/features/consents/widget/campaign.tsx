/** What the merchant promises beside the consents: title, text, link and pictures (R322, R323). */
import { useSyncExternalStore } from 'react';
import type { AskedConsents, Language } from './service.ts';

interface Props {
  of: AskedConsents;
  language: Language;
}

export function Campaign({ of, language }: Props) {
  const isWide = useWide();
  const { campaignTitle, campaignText, campaignLink, backgroundImage, image } = of;
  if (!campaignTitle && !campaignText) return null;
  const link = campaignLink?.[language];
  return (
    <div className="consents-campaign">
      {backgroundImage && <img className="consents-background" src={backgroundImage} alt="" />}
      <div className="consents-words">
        {campaignTitle && <p className="consents-campaign-title">{campaignTitle[language]}</p>}
        {campaignText && <p>{campaignText[language]}</p>}
        {link && (
          <p>
            <a href={link.url}>{link.label}</a>
          </p>
        )}
      </div>
      {image && isWide && (
        <img
          className="consents-image"
          src={image.url}
          alt={image.description[language]}
          title={image.title[language]}
        />
      )}
    </div>
  );
}

const wide = () => matchMedia('(min-width: 768px)');

/** Narrow screens do not even fetch the picture. */
const useWide = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = wide();
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => wide().matches,
    () => false,
  );
