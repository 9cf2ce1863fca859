import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../../design/layout.module.css';

/** Says whether and how reviews are checked to come from buyers (L20). */
export function Checked() {
  const t = useTranslations('features/reviews/ui');
  return (
    <div className={layout.soft}>
      <p>
        <strong>{t('checkedTitle')}</strong>
      </p>
      <p>{t('checked')}</p>
    </div>
  );
}
