/** The application shell by itself: header, footer and an empty page (R052). */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import layout from '../design/layout.module.css';
import type { Route } from './+types/app-shell';

export { shouldRevalidate } from '../shell/revalidation.ts';

export const meta: Route.MetaFunction = () => pageMeta();

export default function AppShellPage() {
  const t = useTranslations('shell');
  return (
    <>
      <PageTitle title={t('appShell')} />
      <h1 className={layout.hidden}>{t('appShell')}</h1>
    </>
  );
}
