import { formKind, optionsOf } from '#features/catalogue/rules/variant-options.ts';
import { useEffect, useState } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import styles from './buy.module.css';
import { mustChoose, priceOf, type Chosen } from './chosen.ts';

interface BarProps {
  /** The form it replaces. */
  form: React.RefObject<HTMLElement | null>;
  chosen: Chosen;
  children: React.ReactNode;
}

/** At the bottom of narrow screens while the form itself is out of view: price and choice, and the button. */
export function StickyBar({ form, chosen, children }: BarProps) {
  const t = useTranslations('pages/product');
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  const choice = mustChoose(chosen)
    ? t(`chooseTitle.${formKind(chosen.product.variants)}`)
    : optionsOf(chosen.variant);
  return (
    isAway && (
      <div className={styles.bar}>
        <p>
          <BarPrice chosen={chosen} />
          {choice && <span>{choice}</span>}
        </p>
        {children}
      </div>
    )
  );
}

/** Its reduction is shown where there is room for what it was before. */
function BarPrice({ chosen }: Pick<BarProps, 'chosen'>) {
  const t = useTranslations('features/pricing');
  const { cents, isFrom } = priceOf(chosen).price;
  const price = euros(cents, useLanguage());
  return <strong>{isFrom ? `${t('from')} ${price}` : price}</strong>;
}
