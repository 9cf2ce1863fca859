import { useTranslations } from '#platform/i18n/use-translations.ts';

/** Refusals that mean that buying is paused: the shopper did nothing wrong. */
const codes = ['database-away', 'purchases-off', 'api-call-failed'];

export const saysPaused = (code: string | null | undefined): boolean => codes.includes(code ?? '');

/** That buying is paused, and what can be done meanwhile. */
export function usePausedText(): string {
  const t = useTranslations('shell');
  return `${t('pausedTitle')} ${t('paused')}`;
}
