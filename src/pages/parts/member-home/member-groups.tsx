/** Groups of products in one row that scrolls sideways. */
import { useContext } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { CardBuy } from '#features/catalogue/ui/card-buy.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { PerUnit } from '#features/pricing/ui/per-unit.tsx';
import card from '../../../design/card/card.module.css';
import { Link } from '../../../design/link.tsx';
import type { Group, Tile } from './groups.ts';
import styles from './member.module.css';

export function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('pages/parts/member-home');
  return (
    <div className={styles.groups}>
      {groups.map(({ name, tiles }) => (
        <section key={name} aria-labelledby={`own-${name}`} className={styles.group}>
          <h3 id={`own-${name}`}>{t(`group.${name}`)}</h3>
          <ul>
            {tiles.map((tile) => (
              <li key={tile.sokId}>
                <Product tile={tile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Product({ tile }: { tile: Tile }) {
  const buy = useContext(CardBuy);
  const t = useTranslations('pages/parts/member-home');
  const language = useLanguage();
  const { sokId, name, urlPath, picture, price, isBuyable } = tile;
  const sum = euros(price.cents, language);
  return (
    <article className={`${styles.tile} ${card.pressable}`}>
      <ProductPicture
        picture={picture}
        alt=""
        sizes="144px"
        widths={[160, 320]}
        className={styles.picture}
      />
      <strong className={styles.name} lang={tile.nameLanguage}>
        <Link to={urlPath} prefetch="intent">
          {name}
        </Link>
      </strong>
      <span className={styles.price}>{price.isFrom ? t('from', { sum }) : sum}</span>
      <PerUnit price={price} className={styles.small} />
      <Note tile={tile} />
      {isBuyable && buy?.({ sokId, name, urlPath, className: styles.buy })}
    </article>
  );
}

function Note({ tile: { coopCents, lessCents } }: { tile: Tile }) {
  const t = useTranslations('pages/parts/member-home');
  const language = useLanguage();
  if (lessCents !== undefined)
    return <span className={styles.less}>{t('less', { sum: euros(lessCents, language) })}</span>;
  if (coopCents === undefined) return null;
  return <span className={styles.coop}>{t('coop', { sum: euros(coopCents, language) })}</span>;
}
