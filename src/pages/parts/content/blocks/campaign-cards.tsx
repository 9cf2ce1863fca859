import { Link } from '../../../../design/link.tsx';
import card from '../../../../design/card/card.module.css';
import type { BlockProps } from '../shown.ts';
import styles from '../content.module.css';

/** Cards in the first row of the widest screens. */
const rowLength = 4;

type CampaignCardsProps = BlockProps['campaigns'] & {
  /** Whether nothing with pictures comes before them on the page. */
  isFirst?: boolean;
};

/** The running campaigns, each with its picture. */
export function CampaignCards({ campaigns, isFirst }: CampaignCardsProps) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {campaigns.map(({ path, name, text, urlPath, bannerImage }, i) => (
        <li key={path} className={`${styles.tile} ${card.pressable}`}>
          {bannerImage && (
            <img
              className={styles.cardPicture}
              src={bannerImage.mobile}
              alt=""
              width="720"
              height="720"
              loading={isFirst && i < rowLength ? undefined : 'lazy'}
              fetchPriority={isFirst && i === 0 ? 'high' : undefined}
            />
          )}
          <strong>
            <Link to={urlPath} prefetch="intent">
              {name}
            </Link>
          </strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
