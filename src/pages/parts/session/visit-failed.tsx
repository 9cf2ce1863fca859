/** Shown when the provider's page cannot be visited. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { CannotGo } from './cannot-go.tsx';
import type { Unsent } from './targets.ts';

interface Props {
  titleKey: 'profileTitle' | 'bonusCardTitle';
  /** Path of the visit, without its target. */
  again: string;
  target: string;
  fault: Unsent;
}

export function VisitFailed({ titleKey, again, target, fault }: Props) {
  const t = useTranslations('pages/parts/session');
  const query = new URLSearchParams({ target });
  return (
    <CannotGo title={t(titleKey)} text={t(fault)} again={`${again}?${query}`} target={target} />
  );
}
