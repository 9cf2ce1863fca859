import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../../../design/link.tsx';
import card from '../../../../design/card/card.module.css';
import styles from './banners.module.css';
import type { Banner as Lead } from '../leads.ts';

type Props = Lead & { products: Pick<ShownCard, 'sokId' | 'picture'>[] };

/** Campaigns and departments with some of their products. */
export function Banners({ banners }: { banners: Props[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      {banners.map((banner) => (
        <Banner key={banner.urlPath} {...banner} />
      ))}
    </div>
  );
}

function Banner({ name, nameLanguage, urlPath, products, ...more }: Props) {
  const t = useTranslations('pages/parts/content');
  return (
    <section className={`${styles.banner} ${card.pressable}`}>
      <div className={styles.text}>
        <h2 lang={nameLanguage}>
          <Link to={urlPath} prefetch="intent">
            {name}
          </Link>
        </h2>
        <p>{'text' in more ? more.text : t('products', { count: more.count })}</p>
        <p className={styles.link} aria-hidden="true">
          {t('seeAll')} ›
        </p>
      </div>
      <div className={styles.pictures}>
        {products.map(({ sokId, picture }) => (
          <ProductPicture
            key={sokId}
            picture={picture}
            alt=""
            sizes="(min-width:1024px) 120px,22vw"
            widths={[160, 320, 480]}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
