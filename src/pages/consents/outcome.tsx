import { Suspense } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import banner from '../../design/banner/banner.module.css';
import { ClosingBanner } from '../../design/banner/closing-banner.soon.ts';

interface OutcomeProps {
  /** Why nothing was stored or shown; undefined when all went well. */
  why: 'away' | 'reworded' | 'tooMany' | undefined;
  isSaved: boolean;
}

/** What came of the form, above it. */
export function Outcome({ why, isSaved }: OutcomeProps) {
  const t = useTranslations('pages/consents');
  if (why) {
    return (
      <p className={banner.warning} role="alert">
        {t(why)}
      </p>
    );
  }
  return (
    <Suspense>{isSaved && <ClosingBanner live="polite">{t('saved')}</ClosingBanner>}</Suspense>
  );
}
