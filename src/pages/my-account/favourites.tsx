/** Favourites that cost less than when they were saved. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { PerUnit } from '#features/pricing/ui/per-unit.tsx';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import card from '../../design/card/card.module.css';
import { Link } from '../../design/link.tsx';
import styles from './my-account.module.css';
import type { Account } from './read.ts';

interface FavouritesProps {
  favourites: NonNullable<Account['favourites']> | null;
}

export function Favourites({ favourites }: FavouritesProps) {
  const t = useTranslations('pages/my-account');
  return (
    <section className={`${card.box} ${styles.card} ${styles.whole}`} aria-labelledby="favourites">
      <h2 id="favourites">{t('wishlist')}</h2>
      {favourites ? (
        <>
          <p>{saysOf(favourites)}</p>
          <Cheaper favourites={favourites} />
        </>
      ) : (
        <p>{t('unread')}</p>
      )}
      <p className={styles.links}>
        <Link to="/suosikit">{t('allFavourites')}</Link>
      </p>
    </section>
  );

  function saysOf({ count, cheaperCount }: NonNullable<Account['favourites']>): string {
    if (count === 0) return t('noFavourites');
    return cheaperCount > 0 ? t('cheaper', { count: cheaperCount }) : t('noneCheaper', { count });
  }
}

function Cheaper({ favourites: { cheaper } }: { favourites: NonNullable<Account['favourites']> }) {
  const t = useTranslations('pages/my-account');
  const language = useLanguage();
  if (cheaper.length === 0) return null;
  return (
    <ul className={styles.favourites}>
      {cheaper.map(({ sokId, name, nameLanguage, urlPath, picture, price, lessCents }) => (
        <li key={sokId} className={card.pressable}>
          <ProductPicture
            picture={picture}
            alt=""
            sizes="64px"
            widths={[160, 320]}
            className={styles.picture}
          />
          <div>
            <strong className={styles.name} lang={nameLanguage}>
              <Link to={urlPath}>{unbroken(name)}</Link>
            </strong>
            <p>
              {euros(price.cents, language)}{' '}
              <span className={styles.less}>{t('less', { sum: euros(lessCents, language) })}</span>
            </p>
            <PerUnit price={price} className={styles.small} />
          </div>
        </li>
      ))}
    </ul>
  );
}
