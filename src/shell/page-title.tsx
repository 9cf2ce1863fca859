/** Title and description of a page, for the browser's tab, search engines and screen readers. */
import { useShop } from './shop.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';

interface PageTitleProps {
  /** The title of this page alone. */
  title: string;
  /** Page number of a list; the first one is not shown. */
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
      <title>{t('pageTitle', { title: name, shop: useShop().name })}</title>
      {description && <meta name="description" content={shortened(description)} />}
    </>
  );
}

/** Characters of a description that search engines show. */
const longest = 160;

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), longest / 2))}…`;
}
