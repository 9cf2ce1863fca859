/** What came of withdrawing consent in the footer. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../../design/link.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import { settingsPath } from '../rules/pages.ts';

interface WithdrawnProps {
  hasFailed: boolean;
  /** Another value for each time. */
  of: unknown;
  close: () => void;
}

export default function WithdrawnToast(props: WithdrawnProps) {
  return <Withdrawn {...props} />;
}

function Withdrawn({ hasFailed, of, close }: WithdrawnProps) {
  const t = useTranslations('features/cookie-consent/ui');
  const text = t(hasFailed ? 'notWithdrawn' : 'withdrawn');
  return (
    <Toast icon={hasFailed ? 'alert' : 'check'} onClose={close} heard={text} of={of}>
      <p>{text}</p>
      <Link to={settingsPath}>{t('settings')}</Link>
    </Toast>
  );
}
