/** The changes of a cart with the button that ends the news of them. */
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Cart } from '#features/cart/contract.ts';
import { Button } from '../../../design/button/button.tsx';
import { CartChanges } from './cart-changes.tsx';

export function SeenChanges({ cart }: { cart: Pick<Cart, 'items' | 'gone'> }) {
  const t = useTranslations('pages/parts/cart-changes');
  const { items, gone = [] } = cart;
  return (
    <CartChanges cart={cart}>
      <Form
        method="post"
        onSubmit={() => {
          // The button goes: whoever pressed it goes on at the start of the cart.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        }}
      >
        {gone.map(({ id }) => (
          <input key={id} type="hidden" name="gone" value={id} />
        ))}
        {items.map(({ id, priceChange }) =>
          priceChange ? (
            <input
              key={id}
              type="hidden"
              name="price"
              value={`${id} ${priceChange.nowEuroCents}`}
            />
          ) : null,
        )}
        <Button quiet small name="intent" value="seen">
          {t('seen')}
        </Button>
      </Form>
    </CartChanges>
  );
}
