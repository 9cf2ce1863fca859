import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { ShownPrice } from '../rules/shown-price.ts';

/** The unit price, which stands beside every price of what is sold by weight or volume (L05). */
export function PerUnit({
  price,
  className,
}: {
  price: ShownPrice;
  className?: string | undefined;
}) {
  const t = useTranslations('features/pricing');
  const language = useLanguage();
  const { perUnit } = price;
  if (!perUnit) return null;
  const unit = { price: euros(perUnit.cents, language), unit: perUnit.unit };
  return <span className={className}>{t('unit', unit)}</span>;
}
