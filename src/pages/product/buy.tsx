import { formKind, optionsOf } from '#features/catalogue/rules/variant-options.ts';
import { Suspense, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { isSoldOnline } from '#features/cart/rules.ts';
import { Button } from '../../design/button/button.tsx';
import { Drawer, useDrawer } from '../../design/drawer/drawer.tsx';
import { onDemand } from '../../design/on-demand.ts';
import type { AddResult } from '../parts/cart-session.ts';
import { Added } from './added.tsx';
import styles from './buy.module.css';
import { mustChoose, type Chosen } from './chosen.ts';
import { Quantity } from './quantity.tsx';
import { Refusal } from './refusal.tsx';
import { StickyBar } from './sticky-bar.soon.ts';

const ChoiceSheet = onDemand(() => import('./choice-sheet.tsx'));

interface BuyProps {
  chosen: Chosen;
  /** The result that came with the page. */
  result: AddResult | undefined;
  /** Called when the shopper wants to buy without choosing. */
  onMissed: () => void;
}

/** Where an option is missing, narrow screens offer them in a sheet; wide ones show them already. */
export function Buy({ chosen, result, onMissed }: BuyProps) {
  const t = useTranslations('pages/product');
  const fetcher = useFetcher<AddResult>();
  const form = useRef<HTMLFormElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const sheet = useDrawer();
  const { product, variant } = chosen;
  const isMissing = mustChoose(chosen);
  const busy = fetcher.state !== 'idle';
  const button = <BuyButton {...chosen} busy={busy} />;
  const ask = () => {
    if (isNarrow()) return sheet.open();
    onMissed();
    document.querySelector<HTMLElement>('#koko a')?.focus();
  };
  return (
    <>
      <fetcher.Form
        ref={form}
        id="buy"
        method="post"
        className={styles.buy}
        onSubmit={(event) => {
          if (stay.current) stay.current.value = '1';
          if (!isMissing && !busy) return;
          event.preventDefault();
          if (isMissing) ask();
        }}
      >
        <input type="hidden" name="sokId" value={product.sokId} />
        {variant && <input type="hidden" name="variantSokId" value={variant.sokId} />}
        {/* Set where a script sends the form: then the page stays. */}
        <input ref={stay} type="hidden" name="stay" defaultValue="" />
        <Quantity />
        {button}
        {!isMissing && <Refusal result={fetcher.data ?? result} />}
      </fetcher.Form>
      <Suspense>
        <StickyBar form={form} chosen={chosen}>
          {button}
        </StickyBar>
      </Suspense>
      <Drawer
        drawer={sheet}
        title={t(`chooseTitle.${formKind(chosen.product.variants)}`)}
        place="sheet"
      >
        <Suspense>
          <ChoiceSheet chosen={chosen} form={form} fetcher={fetcher} onDone={sheet.close} />
        </Suspense>
      </Drawer>
      <Added
        fetcher={fetcher}
        name={[product.name, optionsOf(chosen.variant)].filter(Boolean).join(', ')}
      />
    </>
  );
}

/** As in the styles of the bar. */
const isNarrow = () => matchMedia('(max-width: 767.98px)').matches;

function BuyButton({ product, variant, busy }: Chosen & { busy: boolean }) {
  const t = useTranslations('pages/product');
  const tCatalogue = useTranslations('features/catalogue');
  const { availability } = variant ?? product;
  const isSold = isSoldOnline({ product, variant });
  const isEarly = Boolean(product.buyableFrom);
  const label = isEarly
    ? t('notYet')
    : isSold
      ? t(busy ? 'adding' : availability === 'PREORDER' ? 'preorder' : 'addToCart')
      : tCatalogue(`availability.${availability}`);
  return (
    <Button disabled={!isSold || isEarly} busy={busy} wide form="buy">
      {label}
    </Button>
  );
}
