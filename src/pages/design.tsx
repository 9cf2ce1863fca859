/** The components of the design in all their states, for whoever builds pages; search engines do not list
 * it. `?esimerkki=` names the only one to show. */
import { useSearchParams } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import chip from '../design/chip/chip.module.css';
import type { Example } from '../design/example.ts';
import { components } from '../design/examples.ts';
import layout from '../design/layout.module.css';
import { Link } from '../design/link.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/design';
import styles from './design/design.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

export const meta: Route.MetaFunction = () => pageMeta();

const all = Object.values(components).flat();

export default function DesignPage() {
  const t = useTranslations('pages/design');
  const asked = useSearchParams()[0].get('esimerkki');
  const only = all.find(({ id }) => id === asked);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {only ? (
        <>
          <p>
            <Link to="/_design">{t('all')}</Link>
          </p>
          {/* Another one has a state of its own. */}
          <Shown key={only.id} example={only} isAsked />
        </>
      ) : (
        <All />
      )}
    </div>
  );
}

function All() {
  const t = useTranslations('pages/design');
  return (
    <>
      <nav aria-label={t('components')}>
        <ul className={chip.row}>
          {Object.keys(components).map((name) => (
            <li key={name} lang="en">
              <a className={chip.line} href={`#${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(components).map(([name, examples]) => (
        <section key={name} className={styles.component} aria-labelledby={name}>
          <h2 id={name} lang="en" className={styles.name}>
            {name}
          </h2>
          <div className={styles.examples}>
            {examples.map((example) => (
              <Shown key={example.id} example={example} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** One example; one that has to be alone is only linked until it is asked for. */
function Shown({ example, isAsked = false }: { example: Example; isAsked?: boolean }) {
  const { id, state, isAlone, Show } = example;
  return (
    <figure className={styles.example} lang="en">
      <figcaption>
        {isAsked ? state : <Link to={`/_design?esimerkki=${id}`}>{state}</Link>}
      </figcaption>
      {(isAsked || !isAlone) && (
        <div className={styles.shown}>
          <Show />
        </div>
      )}
    </figure>
  );
}
