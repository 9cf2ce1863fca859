/** Colours and sizes in the sheet that opens when one is missing; choosing a size adds it to the cart. */
import { formKind, formOf } from '#features/catalogue/rules/variant-options.ts';
import { useEffect, useState } from 'react';
import { useNavigate, type useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { Price } from '#features/pricing/ui/price.tsx';
import layout from '../../design/layout.module.css';
import type { AddResult } from '../parts/cart-session.ts';
import styles from './choice.module.css';
import { colourOptions, formOptions, priceOf, type Chosen, type Option } from './chosen.ts';
import { ColourOption } from './options.tsx';
import { Refusal } from './refusal.tsx';

interface ChoiceSheetProps {
  chosen: Chosen;
  /** The form with the quantity. */
  form: React.RefObject<HTMLFormElement | null>;
  fetcher: ReturnType<typeof useFetcher<AddResult>>;
  onDone: () => void;
}

export default function ChoiceSheet({ chosen, form, fetcher, onDone }: ChoiceSheetProps) {
  const t = useTranslations('pages/product');
  const { product, variant, colour } = chosen;
  const { add, wanted } = useAdding(form, fetcher, onDone);
  return (
    <div className={styles.sheet}>
      <p lang={product.nameLanguage}>{unbroken(product.name)}</p>
      <Price {...priceOf(chosen)} />
      {colour && (
        <fieldset className={layout.tight}>
          <legend className={styles.legend}>
            {t('color')}: <strong>{colour.name}</strong>
          </legend>
          <ul className={styles.options}>
            {colourOptions(chosen).map((option) => (
              <li key={option.value.id}>
                <ColourOption option={option} form={variant && formOf(variant)} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <fieldset className={layout.tight}>
        <legend className={styles.legend}>{t(`form.${formKind(product.variants)}`)}</legend>
        <ul className={styles.options}>
          {formOptions(chosen).map((option) => (
            <li key={option.value}>
              <SizeButton
                option={option}
                isBusy={wanted === option.to}
                onPress={() => add(option)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {wanted && <Refusal result={fetcher.data} />}
    </div>
  );
}

interface SizeButtonProps {
  option: Option<string>;
  isBusy: boolean;
  onPress: () => void;
}

function SizeButton({ option: { value, state }, isBusy, onPress }: SizeButtonProps) {
  const t = useTranslations('pages/product');
  const labels = {
    available: value,
    soldOut: t('soldOutOption', { name: value }),
    impossible: `${value}: ${t('notInColour')}`,
  };
  const marks = { available: '', soldOut: styles.soldOut, impossible: styles.impossible };
  return (
    <button
      type="button"
      className={`${styles.size} ${marks[state]}`}
      disabled={state !== 'available'}
      aria-label={labels[state]}
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {value}
    </button>
  );
}

/** Adds an option, which then is the page's choice too; the sheet stays open when it is refused. */
function useAdding(
  form: ChoiceSheetProps['form'],
  { state, data, submit }: ChoiceSheetProps['fetcher'],
  onDone: () => void,
) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const isDone = wanted !== null && state === 'idle' && Boolean(data?.added);
  useEffect(() => {
    if (isDone) onDone();
    // The sheet is closed once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDone]);
  const add = ({ to }: Option<string>) => {
    if (to === null || !form.current || state !== 'idle') return;
    setWanted(to);
    const fields = new FormData(form.current);
    fields.set('variantSokId', new URLSearchParams(to).get('variantti') ?? '');
    fields.set('stay', '1');
    void submit(fields, { method: 'post' });
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return { add, wanted };
}
