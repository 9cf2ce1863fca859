/** All help pages, by group. */
import { langIn } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { factsIn, type PageFacts } from '#features/content/rules/page.ts';

import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import card from '../design/card/card.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/info';
import styles from './parts/content/content.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

const groups = ['help', 'shop', 'about'] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { space, language, publicUrl } = factsOf(context);
  const pages = [...space.pages.keys()]
    .map((key) => factsIn(space, `/${key}`, language))
    .filter((page): page is PageFacts => page?.group !== undefined)
    .map(({ path, title, description, group, language: own }) => ({
      path,
      title,
      description,
      group,
      language: own,
    }));
  const collator = new Intl.Collator(language);
  const sorted = pages.toSorted((a, b) => collator.compare(a.title, b.title));
  return { pages: sorted, path: '/info', language, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function InfoPage({ loaderData: { pages } }: Route.ComponentProps) {
  const t = useTranslations('pages/parts/help');
  const whole = useLanguage();
  return (
    <div className={layout.stack}>
      <PageTitle title={t('help')} description={t('helpAbout')} />
      <CrumbList crumbs={[{ name: t('help'), to: '/info' }]} />
      <h1>{t('help')}</h1>
      {groups.map((group) => (
        <section key={group} className={layout.tight} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`helpGroup.${group}`)}</h2>
          <ul className={styles.tiles}>
            {pages
              .filter((page) => page.group === group)
              .map(({ path, title, description, language }) => (
                <li
                  key={path}
                  lang={langIn(whole, language)}
                  className={`${styles.tile} ${card.pressable}`}
                >
                  <strong>
                    <Link to={path} prefetch="intent">
                      {title}
                    </Link>
                  </strong>
                  <p>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
