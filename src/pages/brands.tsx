/** All brands from A to Ö, with links to each letter and a field to filter by name. */
import { useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { brands } from '#features/catalogue/client.ts';
import { brandIndex } from '#features/catalogue/rules/brand-index.ts';
import { findOptions } from '#features/catalogue/rules/option-search.ts';
import { Link } from '../design/link.tsx';
import { useHydrated } from '../design/browser-state.ts';
import { Button } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/brands';
import styles from './parts/brands.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language } = factsOf(context);
  const query = new URL(request.url).searchParams.get('nimi') ?? '';
  const path = query === '' ? '/tuotemerkit' : undefined;
  return { brands: await brands(retailApi), query, path, publicUrl, language };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages/brands');
  const [query, setQuery] = useState(loaderData.query);
  const found = findOptions(loaderData.brands, query);
  const groups = brandIndex(found);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} description={t('about', { count: loaderData.brands.length })} />
      <h1>{t('title')}</h1>
      <Find query={query} onQuery={setQuery} />
      <nav className={styles.letters} aria-label={t('letters')}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <output className={found.length === 0 ? '' : layout.hidden}>
        {query && t('found', { count: found.length })}
      </output>
      {groups.map(({ letter, brands: members }) => (
        <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
          <h2 id={anchorOf(letter)}>{letter}</h2>
          <ul className={styles.brands}>
            {members.map(({ id, name, count }) => (
              <li key={id}>
                <Link to={`/tuotemerkit/${encodeURIComponent(id)}`} prefetch="intent">
                  {name} <span className={layout.soft}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (letter: string) => `kirjain-${letter}`;

/** Filters while the shopper types; without scripts its button sends the text. */
function Find({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useTranslations('pages/brands');
  const isHydrated = useHydrated();
  return (
    <search>
      <Form className={styles.find} method="get" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="nimi"
          aria-label={t('find')}
          placeholder={t('find')}
          defaultValue={query}
          autoComplete="off"
          onChange={(event) => onQuery(event.target.value)}
        />
        {!isHydrated && (
          <Button quiet small>
            {t('findButton')}
          </Button>
        )}
      </Form>
    </search>
  );
}
