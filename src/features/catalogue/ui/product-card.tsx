/** Product cards and the grid of a list. */
import { memo, Suspense, useContext } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { Link } from '../../../design/link.tsx';
import card from '../../../design/card/card.module.css';
import { Price } from '../../pricing/ui/price.tsx';
import type { Colour } from '../contract.ts';
import type { ShownCard } from '../rules/shown-card.ts';
import { CardBuy } from './card-buy.ts';
import { CardMark } from './card-mark.ts';
import styles from './product-card.module.css';
import { EnergyClass } from './energy-class.tsx';
import { ProductPicture } from './picture.tsx';
import { Rated } from './rated.tsx';

const sizes = '(min-width:1024px) 260px,(min-width:768px) 31vw,46vw';
const widths = [320, 480, 640, 960] as const;
/** Cards per row on the widest screens: pictures of the first row are not lazy. */
const rowLength = 5;

interface GridProps {
  products: ShownCard[];
  /** A row among the cards, with a key: after twelve, which are whole rows of two, three and four. */
  row?: React.ReactNode;
  /** Whether something else comes first on the page, so that all pictures are lazy. */
  isBelow?: boolean | undefined;
}

export function ProductGrid({ products, row, isBelow }: GridProps) {
  const early = isBelow ? 0 : rowLength;
  const cards: React.ReactNode[] = products.map((product, i) => (
    <li key={product.sokId}>
      <ProductCard product={product} heading="h2" first={i === 0 && !isBelow} early={i < early} />
    </li>
  ));
  cards.splice(12, 0, row);
  // Hydrated in a step of its own.
  return (
    <Suspense>
      <ul className={styles.grid}>{cards}</ul>
    </Suspense>
  );
}

interface CardProps {
  product: ShownCard;
  /** Heading level below that of the list. */
  heading: 'h2' | 'h3';
  /** Loading of the picture, see `ProductPicture`. */
  first?: boolean;
  early?: boolean;
  /** Stands before the name, in the link. */
  children?: React.ReactNode;
}

/** Pages have dozens of them, and render again whenever a part of them loads. */
export const ProductCard = memo(function ProductCard({
  product,
  heading: Heading,
  children,
  ...loading
}: CardProps) {
  const mark = useContext(CardMark);
  const buy = useContext(CardBuy);
  return (
    <article className={`${styles.card} ${card.pressable}`}>
      <ProductPicture
        picture={product.picture}
        alt=""
        sizes={sizes}
        widths={widths}
        {...loading}
        className={styles.picture}
      />
      <span className={styles.brand}>{product.brandName}</span>
      <Heading className={styles.name} lang={product.nameLanguage}>
        <Link to={product.urlPath} prefetch="intent">
          {children}
          {unbroken(product.shortName ?? product.name)}
        </Link>
      </Heading>
      {product.colors && <Colours colours={product.colors} />}
      {/* Above the price, whose lines differ from card to card. */}
      {product.rating && <Rated {...product.rating} />}
      <Price price={product.price} sokId={product.sokId} />
      {product.energy && <EnergyClass energy={product.energy} />}
      <Ribbon {...product} />
      {product.isBuyable && buy?.({ ...product, className: styles.buy })}
      {mark?.({ ...product, className: styles.mark })}
    </article>
  );
});

/** What the corner of the picture says. */
function Ribbon({ ribbon, isPreorder, isNew }: ShownCard) {
  const t = useTranslations('features/catalogue');
  if (ribbon)
    return (
      <span className={`${ribbon.isComing ? styles.coming : styles.running} ${ribbon.colours}`}>
        {ribbon.isComing ? t('coming', ribbon) : ribbon.name}
      </span>
    );
  const text = isPreorder ? t('availability.PREORDER') : isNew && t('new');
  return text && <span className={styles.new}>{text}</span>;
}

function Colours({ colours }: { colours: Colour[] }) {
  return (
    <div
      className={styles.colours}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The samples together are one picture.
      role="img"
      aria-label={colours.map(({ name }) => name).join(', ')}
    >
      {colours.map(({ id, hex }) => (
        <svg key={id} color={hex ?? '#ccc'} />
      ))}
    </div>
  );
}
