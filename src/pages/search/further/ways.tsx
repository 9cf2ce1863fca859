/** Links that lead on from a search. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import chip from '../../../design/chip/chip.module.css';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';

export interface Way {
  name: string;
  to: string;
}

export function Ways({ title, ways }: { title: string; ways: Way[] }) {
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
  const t = useTranslations('pages/search/further');
  return (
    <Ways
      title={t('helpPages')}
      ways={pages.map(({ path, title }) => ({ name: title, to: path }))}
    />
  );
}
