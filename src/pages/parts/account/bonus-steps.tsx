import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Loyalty } from '#features/loyalty/record.ts';

/** The steps of the bonus: what part of a purchase comes back. */
export function BonusSteps({ steps }: { steps: Loyalty['bonusSteps'] }) {
  const t = useTranslations('pages/parts/account');
  const language = useLanguage();
  const [first, second] = steps;
  return (
    <ul>
      {steps.map(({ fromCents, percent }) => (
        <li key={fromCents}>
          {t('bonusRow', {
            row: fromCents === 0 && first && second ? 'first' : 'other',
            from: euros(fromCents, language),
            below: euros(second?.fromCents ?? 0, language),
            percent,
          })}
        </li>
      ))}
    </ul>
  );
}
