import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { ofCode } from '#platform/of-code.ts';
import type { addToCart } from '#features/cart/contract.ts';
import { isSoldOnline } from '#features/cart/rules.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import { Field } from '../../design/field/field.tsx';
import { Toast } from '../../design/toast/toast.tsx';
import banner from '../../design/banner/banner.module.css';
import { saysPaused } from '../parts/buying-paused.ts';
import type { AddResult } from '../parts/cart-session.ts';
import styles from './buy.module.css';
import type { Chosen as Choice } from './chosen.ts';
import { StickyBar } from './sticky-bar.tsx';

type Chosen = Pick<Choice, 'product' | 'variant'>;

/** `result`: the one that came with the page. */
export function Buy({ product, variant, result }: Chosen & { result: AddResult | undefined }) {
  const t = useTranslations('pages/product');
  const tCatalogue = useTranslations('features/catalogue');
  const fetcher = useFetcher<AddResult>();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  const mustChoose = product.variants.length > 0 && !variant;
  const { availability } = variant ?? product;
  const isSold = isSoldOnline({ product, variant });
  const isEarly = Boolean(product.buyableFrom);
  const busy = fetcher.state !== 'idle';
  const label = isEarly
    ? t('notYet')
    : isSold
      ? t(busy ? 'adding' : availability === 'PREORDER' ? 'preorder' : 'addToCart')
      : tCatalogue(`availability.${availability}`);
  const button = (
    <Button disabled={!isSold || isEarly} busy={busy} wide form="buy">
      {label}
    </Button>
  );
  return (
    <>
      <fetcher.Form
        ref={form}
        id="buy"
        method="post"
        className={styles.buy}
        onSubmit={(event) => {
          if (!mustChoose && !busy) return;
          event.preventDefault();
          if (!mustChoose) return;
          setAsked(true);
          document.querySelector<HTMLElement>('#koko a')?.focus();
        }}
      >
        <input type="hidden" name="sokId" value={product.sokId} />
        {variant && <input type="hidden" name="variantSokId" value={variant.sokId} />}
        {isHydrated && <input type="hidden" name="stay" value="1" />}
        <Field
          label={t('quantity')}
          name="quantity"
          type="number"
          min={1}
          max={999}
          defaultValue={1}
          inputMode="numeric"
        />
        {button}
        <Refusal mustChoose={mustChoose} isAsked={isAsked} result={fetcher.data ?? result} />
      </fetcher.Form>
      <StickyBar form={form}>{button}</StickyBar>
      <Added fetcher={fetcher} name={nameOf({ product, variant })} />
    </>
  );
}

const nameOf = ({ product, variant }: Chosen) =>
  [product.name, variant?.color?.name, variant?.size].filter(Boolean).join(', ');

interface RefusalProps {
  mustChoose: boolean;
  isAsked: boolean;
  result: AddResult | undefined;
}

/** Message keys by refusal code (R250, R251). */
const refusals = {
  'not-available': 'gone',
  'not-yet': 'notYet',
  'sku-unknown': 'notSold',
  'cart-full': 'cartFull',
  'out-of-stock': 'other',
  'login-required': 'other',
  'not-your-cart': 'other',
  'cart-not-found': 'other',
} as const satisfies Record<RefusalCode<typeof addToCart>, string>;

function Refusal({ mustChoose, isAsked, result }: RefusalProps) {
  const t = useTranslations('pages/product');
  const tShell = useTranslations('shell');
  const { failed, left, inCart = 0 } = result ?? {};
  const textOf = (code: string) => {
    if (saysPaused(code)) return tShell('paused');
    if (left) return t('refused.tooMany', { left, inCart });
    return t(`refused.${ofCode(refusals, code) ?? 'other'}`);
  };
  if (!(mustChoose ? isAsked || failed : failed)) return null;
  return (
    <p className={banner.warning} role="alert">
      {mustChoose ? t('chooseSize') : failed && textOf(failed)}
    </p>
  );
}

/** Says what was added and links to the cart; stays until it is closed or the page is left. */
function Added({
  fetcher: { state, data },
  name,
}: {
  fetcher: { state: string; data: AddResult | undefined };
  name: string;
}) {
  const t = useTranslations('pages/product');
  // A new object each time, so that the same message is announced again.
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (state !== 'idle' || !data?.added) return;
    const { held } = data;
    setShown({ text: held === undefined ? name : `${name}. ${t('held', { count: held })}` });
    // The name at the time the response came.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, data]);
  return (
    <Toast onClose={() => setShown(null)} heard={shown && `${t('added')} ${shown.text}`} of={shown}>
      {shown && (
        <>
          <p>
            <strong>{t('added')}</strong> {shown.text}
          </p>
          <ButtonLink to="/ostoskori" small>
            {t('toCart')}
          </ButtonLink>
        </>
      )}
    </Toast>
  );
}
