import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { CartItem } from '#features/cart/contract.ts';
import styles from './account.module.css';

const texts = { 'co-op': 'savedCoop', card: 'savedCard' } as const;

/** What the shopper saves as a member, by reason; empty when nothing. */
export function Saved({ items }: { items: CartItem[] }) {
  const t = useTranslations('pages/parts/account');
  const language = useLanguage();
  const savedBy = (benefit: CartItem['benefit']) =>
    items.filter((item) => item.benefit === benefit).reduce((sum, item) => sum + savedOn(item), 0);
  return (['co-op', 'card'] as const)
    .map((benefit) => ({ benefit, cents: savedBy(benefit) }))
    .filter(({ cents }) => cents > 0)
    .map(({ benefit, cents }) => (
      <p key={benefit} className={styles.saved}>
        {t(texts[benefit], { sum: euros(cents, language) })}
      </p>
    ));
}

const savedOn = ({ generalPriceEuroCents, unitPriceEuroCents, quantity }: CartItem): number =>
  (generalPriceEuroCents - unitPriceEuroCents) * quantity;
