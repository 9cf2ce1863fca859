/** The frame of a page that the merchant writes: crumbs, heading, text, and the other help pages. */
import { langIn } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../../design/link.tsx';
import layout from '../../../design/layout.module.css';
import { CrumbList } from '../../../shell/crumb-list.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { Content } from './content.tsx';
import styles from './content.module.css';
import type { Written } from './written.ts';

interface WrittenPageProps extends Written {
  /** In place of the text alone. */
  children?: React.ReactNode;
}

export function WrittenPage({ content, above = [], beside, children }: WrittenPageProps) {
  const t = useTranslations('pages/parts/help');
  const lang = langIn(useLanguage(), content.language);
  const isInfo = content.path.startsWith('/info/');
  const crumbs = [
    ...(isInfo ? [{ name: t('help'), to: '/info' }] : above),
    { name: content.title, nameLanguage: lang, to: content.path },
  ];
  const hasOwnHeading = content.nodes.some((node) => node.type === 'shown' && node.name === 'hero');
  return (
    <div className={layout.stack}>
      <PageTitle title={content.title} description={content.description} />
      <CrumbList crumbs={crumbs} />
      <div className={beside.length > 0 ? styles.withBeside : layout.stack}>
        <article className={layout.stack}>
          {!hasOwnHeading && <h1 lang={lang}>{content.title}</h1>}
          {children ?? <Content {...content} />}
        </article>
        {beside.length > 0 && <Beside pages={beside} here={content.path} />}
      </div>
    </div>
  );
}

/** Links to the other help pages. */
function Beside({ pages, here }: { pages: Written['beside']; here: string }) {
  const t = useTranslations('pages/parts/help');
  return (
    <nav className={styles.beside} aria-label={t('help')}>
      <ul>
        {pages.map(({ to, name, nameLanguage }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              lang={nameLanguage}
              aria-current={to === here ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
