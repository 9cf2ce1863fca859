import { createContext, useContext } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../../../design/button/button.tsx';
import type from '../../../../design/text/text.module.css';
import type { BlockProps } from '../shown.ts';
import { BannerPicture } from '../banner-picture.tsx';
import styles from './hero.module.css';

/** On a page with a heading of its own, the hero's is a lower one. */
export const IsBelowHeading = createContext(false);

/** The top of a page: a picture with the current campaign, or with what the page itself says. */
export function Hero({ campaign, title, text, link, picture }: BlockProps['hero']) {
  const t = useTranslations('pages/parts/content');
  const Title = useContext(IsBelowHeading) ? 'h2' : 'h1';
  const shown = campaign
    ? { title: campaign.name, text: campaign.text, to: campaign.urlPath, label: t('heroLink') }
    : { title, text, to: link?.to, label: link?.label };
  return (
    <div className={`${styles.hero} ${campaign?.bannerImage || !picture ? styles.light : ''}`}>
      <Picture campaign={campaign} picture={picture} />
      <div className={styles.text}>
        {campaign && (
          <p className={`${styles.ribbon} campaign-${campaign.path}`}>{t('heroRibbon')}</p>
        )}
        <Title className={`${type.display} ${type.semibold}`}>{shown.title}</Title>
        {shown.text && <p className={type.lead}>{shown.text}</p>}
        {shown.to && (
          <p>
            <ButtonLink className={styles.link} to={shown.to} prefetch="intent">
              {shown.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

function Picture({ campaign, picture }: Pick<BlockProps['hero'], 'campaign' | 'picture'>) {
  if (campaign?.bannerImage)
    return <BannerPicture className={styles.picture} {...campaign.bannerImage} />;
  return (
    picture && (
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width="1440"
        height="560"
        fetchPriority="high"
      />
    )
  );
}
