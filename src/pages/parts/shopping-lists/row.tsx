/** A product on a list: how many of it the list has, and the card's button for the cart. */
import { useContext } from 'react';
import { Form, useNavigation, useParams } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { useQuantity } from '#features/cart/ui/use-quantity.ts';
import { CardBuy } from '#features/catalogue/ui/card-buy.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Price } from '#features/pricing/ui/price.tsx';
import { itemText } from '#features/shopping-lists/rules/choice.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { Button } from '../../../design/button/button.tsx';
import { MarkedText } from '../../../design/marked-text.tsx';
import { Link } from '../../../design/link.tsx';
import type { ListResult, RemovedItem } from './change.ts';
import { listPath } from './paths.ts';
import { Quantity } from './quantity.tsx';
import { isBuyable, type ShownItem } from './shown.ts';
import styles from './shopping-lists.module.css';

interface ListRowProps {
  item: ShownItem;
  /** Called when it is being taken off the list. */
  onRemove: (item: RemovedItem) => void;
}

export function ListRow({ item, onRemove }: ListRowProps) {
  const { formData } = useNavigation();
  const isLeaving = formData?.get('intent') === 'remove' && formData.get('sokId') === item.sokId;
  const { sokId, product, name } = item;
  const word = itemText(item);
  const shown = product?.name ?? name;
  return (
    <li className={styles.row} aria-busy={isLeaving || undefined}>
      <ProductPicture
        picture={product?.picture ?? null}
        alt=""
        sizes="72px"
        widths={[160, 320]}
        className={styles.picture}
      />
      <div className={styles.about}>
        {product?.brandName && <span className={styles.soft}>{product.brandName}</span>}
        <h2 className={styles.productName}>
          {product ? (
            <Link to={product.path}>
              <MarkedText text={shown} whole={shown} {...product.marked} />
            </Link>
          ) : (
            unbroken(name)
          )}
        </h2>
        {product && <Price price={product.price} sokId={item.sokId} />}
        <State item={item} />
      </div>
      <div className={styles.forms}>
        <ItemQuantity item={item} />
        <Form method="post" preventScrollReset onSubmit={() => onRemove({ sokId, word, name })}>
          <input type="hidden" name="sokId" value={sokId} />
          <input type="hidden" name="word" value={word} />
          <input type="hidden" name="productName" value={name} />
          <RemoveButton name={name} />
        </Form>
        <ToCart item={item} />
      </div>
    </li>
  );
}

/** Why it cannot be bought. */
function State({ item }: { item: ShownItem }) {
  const t = useTranslations('pages/parts/shopping-lists');
  if (isBuyable(item)) return null;
  const { product, availability, isEarly } = item;
  const key = !product
    ? 'gone'
    : isEarly
      ? 'early'
      : availability === 'SOLD_OUT'
        ? 'soldOut'
        : 'notSold';
  return <span className={styles.state}>{t(`state.${key}`)}</span>;
}

function RemoveButton({ name }: { name: string }) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <button
      type="submit"
      className={styles.remove}
      name="intent"
      value="remove"
      aria-label={t('removeName', { name })}
    >
      {t('remove')}
    </button>
  );
}

function ItemQuantity({ item: { sokId, quantity, name } }: { item: ShownItem }) {
  const { id = '' } = useParams();
  const { shown, change, send, isBusy } = useQuantity<ListResult>(
    { path: listPath(id), fields: { sokId }, quantity },
    { onAnswer: () => undefined },
  );
  return (
    <form
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input type="hidden" name="sokId" value={sokId} />
      <Quantity name={name} shown={shown} change={change} send={send} />
    </form>
  );
}

/** Without scripts a variant has a form of its own, as its product would not know which one is meant. */
function ToCart({ item }: { item: ShownItem }) {
  const t = useTranslations('pages/parts/shopping-lists');
  const buy = useContext(CardBuy);
  const isHydrated = useHydrated();
  const { sokId, name, product, isVariant } = item;
  if (!product || !isBuyable(item)) return null;
  if (!isVariant || isHydrated)
    return buy?.({ sokId, name, urlPath: product.path, className: styles.buy });
  return (
    <Form method="post" className={styles.buy}>
      <input type="hidden" name="tuote" value={itemText({ sokId, quantity: 1 })} />
      <Button name="intent" value="cart" quiet small aria-label={t('toCartName', { name })}>
        {t('toCart')}
      </Button>
    </Form>
  );
}
