/** What the browser's tab, a list of results and those who hear the page are told of it. */
import { useTranslations } from '#platform/i18n/use-translations.ts';

interface PageTitleProps {
  /** What this page alone is called. */
  title: string;
  /** Page of a list; the first one goes without saying. */
  page?: number;
  /** Shown by search engines below the title. */
  description?: string | undefined;
}

/** Every page has exactly one. */
export function PageTitle({ title, page = 1, description }: PageTitleProps) {
  const t = useTranslations('shell');
  const name = page > 1 ? t('titleOfPage', { title, page }) : title;
  return (
    <>
      <title>{t('pageTitle', { title: name })}</title>
      {description && <meta name="description" content={shortened(description)} />}
    </>
  );
}

/** Characters search engines show of a description. */
const longest = 160;

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longest / 2))}…`;
}
