/** A price range in euros, sent by its own button. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import collapsible from '../../../design/collapsible/collapsible.module.css';
import type { Facets } from '../contract/facets.ts';
import { eurosOf, type PriceRange } from '../url-state/price.ts';
import { formFields } from '../url-state/write.ts';
import styles from './filters.module.css';
import { useFollowed } from './followed.ts';

interface PriceProps {
  /** Lowest and highest price in the list. */
  bounds: NonNullable<Facets['price']>;
  price: PriceRange;
}

export function PricePanel({ bounds, price }: PriceProps) {
  const t = useTranslations('features/catalogue/ui');
  const isChosen = price.from !== null || price.to !== null;
  const [startsOpen] = useState(isChosen);
  return (
    <details className={collapsible.row} open={startsOpen}>
      <summary>
        {t('price')}
        {isChosen && <span className={styles.number}>1</span>}
      </summary>
      {/* A change event would send a half-typed amount; the button sends it instead. */}
      <fieldset className={styles.range} onChange={(event) => event.stopPropagation()}>
        <legend className={layout.hidden}>{t('price')}</legend>
        <Amount
          name={formFields.from}
          label={t('priceFrom')}
          cents={price.from}
          hint={Math.floor(bounds.fromEuroCents / 100)}
        />
        <Amount
          name={formFields.to}
          label={t('priceTo')}
          cents={price.to}
          hint={Math.ceil(bounds.toEuroCents / 100)}
        />
        <Button quiet small>
          {t('applyPrice')}
        </Button>
      </fieldset>
    </details>
  );
}

interface AmountProps {
  name: string;
  label: string;
  cents: number | null;
  /** Whole euros. */
  hint: number;
}

function Amount({ name, label, cents, hint }: AmountProps) {
  const value = eurosOf(cents);
  const input = useFollowed<HTMLInputElement>(value);
  return (
    <label className={styles.amount}>
      <span>{label}</span>
      <input
        ref={input}
        type="number"
        name={name}
        min="0"
        step="any"
        inputMode="decimal"
        defaultValue={value}
        placeholder={String(hint)}
      />
    </label>
  );
}
