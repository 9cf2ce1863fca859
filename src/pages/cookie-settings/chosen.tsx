/** What the visitor has chosen, and when. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { momentIn } from '#platform/moment.ts';
import type { Choice } from '#features/cookie-consent/rules/choice.ts';
import { settingsPath } from '#features/cookie-consent/rules/pages.ts';
import { Link } from '../../design/link.tsx';

interface ChosenProps {
  choice: Choice | null;
  /** The request did not show it. */
  isUnknown: boolean;
}

export function Chosen({ choice, isUnknown }: ChosenProps) {
  const t = useTranslations('pages/cookie-settings');
  const language = useLanguage();
  if (isUnknown) {
    return (
      <p>
        <Link to={settingsPath} reloadDocument>
          {t('show')}
        </Link>
      </p>
    );
  }
  if (!choice) return <p>{t('unchosen')}</p>;
  const names = ['necessary' as const, ...choice.given].map((one) => t(`${one}.name`));
  const moment = momentIn(new Date(choice.at * 1000).toISOString(), language);
  return (
    <p>
      {t('allowed')} <strong>{names.join(', ')}</strong>. {t('chosenAt', { moment })}
    </p>
  );
}
