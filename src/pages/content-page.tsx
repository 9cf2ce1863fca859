/** Pages that the merchant writes: information, wellbeing, inspiration and others. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { pageIn } from '#features/content/rules/page.ts';
import type { ShownPage } from '#features/content/record/page.ts';
import { prefixIn } from '#platform/i18n/language.ts';
import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/content-page';
import { Content } from './parts/content/content.tsx';
import styles from './parts/content/content.module.css';
import { loadContent } from './parts/content/load.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { language, publicUrl, space } = facts;
  const asked = pathOf(request.url);
  const page = pageIn(space, asked.replace(previewPath, '') || '/', language);
  if (!page) throw new Response(null, { status: 404 });
  // Search engines must not list previews.
  const path = previewPath.test(asked) ? undefined : asked;
  const content = await loadContent(facts, page);
  return { content, beside: besideOf(facts, page), path, language, publicUrl };
}

/** Prefix of pages that are shown without effects (R376). */
const previewPath = /^\/_preview(?=\/|$)/;

/** The other help pages, those of the same group first. */
function besideOf({ space, language }: RequestFacts, { group }: ShownPage) {
  if (group === undefined) return [];
  const listed = [...space.pages].flatMap(([key, document]) => {
    const page = document[language];
    return page?.group ? [{ to: `/${key}`, name: page.title, isNear: page.group === group }] : [];
  });
  return listed
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear))
    .map(({ to, name }) => ({ to, name }));
}

/** Path without language prefix; the address of a page's data ends in `.data`. */
function pathOf(url: string): string {
  const pathname = new URL(url).pathname.replace(/\.data$/, '');
  return pathname.slice(prefixIn(pathname).length) || '/';
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { content, beside } = loaderData;
  const t = useTranslations('pages/parts/help');
  const isInfo = content.path.startsWith('/info/');
  const crumbs = [
    ...(isInfo ? [{ name: t('help'), to: '/info' }] : []),
    { name: content.title, to: content.path },
  ];
  const hasOwnHeading = content.nodes.some((node) => node.type === 'shown' && node.name === 'hero');
  return (
    <div className={layout.stack}>
      <PageTitle title={content.title} description={content.description} />
      <CrumbList crumbs={crumbs} />
      <div className={beside.length > 0 ? styles.withBeside : layout.stack}>
        <article className={layout.stack}>
          {!hasOwnHeading && <h1>{content.title}</h1>}
          <Content nodes={content.nodes} />
        </article>
        {beside.length > 0 && <Beside pages={beside} here={content.path} />}
      </div>
    </div>
  );
}

/** Links to the other help pages. */
function Beside({ pages, here }: { pages: { to: string; name: string }[]; here: string }) {
  const t = useTranslations('pages/parts/help');
  return (
    <nav className={styles.beside} aria-label={t('help')}>
      <ul>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" aria-current={to === here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
