import { Link } from '../../../../design/link.tsx';
import card from '../../../../design/card/card.module.css';
import type { BlockProps } from '../shown.ts';
import styles from '../content.module.css';

/** The running campaigns, each with its picture. */
export function CampaignCards({ campaigns }: BlockProps['campaigns']) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {campaigns.map(({ path, name, text, urlPath, bannerImage }) => (
        <li key={path} className={`${styles.tile} ${card.pressable}`}>
          {bannerImage && (
            <img
              className={styles.cardPicture}
              src={bannerImage.mobile}
              alt=""
              width="720"
              height="720"
              loading="lazy"
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
