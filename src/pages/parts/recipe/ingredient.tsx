import { useContext } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { CardBuy } from '#features/catalogue/ui/card-buy.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../../design/link.tsx';
import styles from './recipe.module.css';
import type { RecipeProduct, ShownIngredient } from './shown.ts';

/** What the recipe wants of it, and the product it is bought as. */
export function Ingredient({ ingredient }: { ingredient: ShownIngredient }) {
  const t = useTranslations('pages/parts/recipe');
  const { name, amount, product, isMissing, others } = ingredient;
  return (
    <>
      <p className={styles.wanted}>
        {amount && <strong>{unbroken(amount)}</strong>} {name}
      </p>
      {product && <Product product={product} others={others} ingredient={name} />}
      {isMissing && <p className={styles.short}>{t('missing')}</p>}
    </>
  );
}

interface ProductProps {
  product: RecipeProduct;
  others: string | null;
  /** Name of the ingredient. */
  ingredient: string;
}

function Product({ product, others, ingredient }: ProductProps) {
  const t = useTranslations('pages/parts/recipe');
  const language = useLanguage();
  const buy = useContext(CardBuy);
  const { sokId, name, path, picture, price, quantity, isBuyable } = product;
  const isVariant = path.includes('?');
  return (
    <div className={styles.product}>
      <ProductPicture
        picture={picture}
        alt=""
        sizes="56px"
        widths={[160, 320]}
        className={styles.small}
      />
      <div className={styles.about}>
        <Link to={path} lang={product.nameLanguage}>
          {unbroken(name)}
        </Link>
        <span className={styles.soft}>
          {t('price', { count: quantity, price: euros(price.cents, language) })}
        </span>
        {!isBuyable && <span className={styles.short}>{t('notSold')}</span>}
        {others && (
          <Link to={others} className={styles.soft} aria-label={t('othersOf', { ingredient })}>
            {t('others')}
          </Link>
        )}
      </div>
      {isBuyable && !isVariant && buy?.({ sokId, name, urlPath: path, className: styles.buy })}
    </div>
  );
}
