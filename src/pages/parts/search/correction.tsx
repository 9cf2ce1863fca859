/** Says which term the results are for when it is not the typed one. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { usableTerm } from '#features/search/rules/term.ts';
import { Link } from '../../../design/link.tsx';
import banner from '../../../design/banner/banner.module.css';

interface CorrectionProps {
  term: string;
  /** Null when nothing was corrected. */
  corrected: string | null;
  /** Words that no product found has. */
  left: string[];
  /** Words for something of which nothing has the filters, with the names of the filters. */
  noneOf?: { term: string; filters: string[] } | null;
  /** Products were found for the corrected term. */
  isFound: boolean;
  /** Where a term is searched for. */
  pathOf: (term: string) => string;
}

export function Correction({ term, corrected, left, noneOf, isFound, pathOf }: CorrectionProps) {
  const t = useTranslations('pages/parts/search');
  if (!corrected && !noneOf && left.length === 0) return null;
  return (
    <div className={banner.info}>
      {noneOf && <p>{t('noneOf', { term: noneOf.term, filters: noneOf.filters.join(', ') })}</p>}
      {corrected && (
        <p>
          {isFound ? t('corrected', { term }) : t('didYouMean')}{' '}
          <Search term={corrected} pathOf={pathOf} />
          {isFound ? '.' : '?'}
        </p>
      )}
      {left.length > 0 && (
        <p>
          {t('left')}{' '}
          {left.map((word, at) => (
            <span key={word}>
              {at > 0 && ', '}
              <Search term={word} pathOf={pathOf} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Search({ term, pathOf }: Pick<CorrectionProps, 'term' | 'pathOf'>) {
  const name = <strong>{term}</strong>;
  return usableTerm(term) === '' ? name : <Link to={pathOf(term)}>{name}</Link>;
}
