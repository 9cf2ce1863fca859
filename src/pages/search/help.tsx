/** Suggestions after a search without results. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { SuggestedCategory } from '#features/search/contract.ts';
import { resultsPath } from '#features/search/rules/term.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import chip from '../../design/chip/chip.module.css';
import { Link } from '../../design/link.tsx';

interface HelpProps {
  categories: SuggestedCategory[];
  /** What others search for. */
  terms: string[];
}

export function Help({ categories, terms }: HelpProps) {
  const t = useTranslations('pages/search');
  const near = categories.map(({ name, above, urlPath }) => ({
    name: [...above.slice(-1), name].join(' › '),
    to: urlPath,
  }));
  const others = terms.map((term) => ({ name: term, to: resultsPath(term) }));
  return (
    <>
      <Ways title={t('near')} ways={near} />
      <Ways title={t('others')} ways={others} />
      <p>
        <ButtonLink to="/kategoria" quiet>
          {t('browse')}
        </ButtonLink>
      </p>
    </>
  );
}

function Ways({ title, ways }: { title: string; ways: { name: string; to: string }[] }) {
  if (ways.length === 0) return null;
  return (
    <section className={layout.tight}>
      <h2>{title}</h2>
      <ul className={chip.row}>
        {ways.map(({ name, to }) => (
          <li key={to}>
            <Link className={chip.filled} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Help pages that the term names, such as returns or opening hours. */
export function HelpPages({ pages }: { pages: { path: string; title: string }[] }) {
  const t = useTranslations('pages/search');
  return (
    <Ways
      title={t('helpPages')}
      ways={pages.map(({ path, title }) => ({ name: title, to: path }))}
    />
  );
}
