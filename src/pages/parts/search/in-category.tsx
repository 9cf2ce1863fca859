/** A search within a category: its words, which are taken away like a filter, and where to search when nothing
 * is found. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useWantedList } from '#features/catalogue/ui/wanted-list.ts';
import { campaignSorts } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { writeListState } from '#features/catalogue/url-state/write.ts';
import type { SearchedAs } from '#features/search/rules/searched-as.ts';
import { resultsPath } from '#features/search/rules/term.ts';
import banner from '../../../design/banner/banner.module.css';
import chip from '../../../design/chip/chip.module.css';
import { Link } from '../../../design/link.tsx';
import { Correction } from './correction.tsx';

interface SearchedHereProps {
  state: ListState;
  searched: SearchedAs;
  totalCount: number;
}

export function SearchedHere({ state, searched, totalCount }: SearchedHereProps) {
  const t = useTranslations('pages/parts/search');
  const { wanted } = useWantedList({ state, sorts: campaignSorts });
  const { searchTerm: term } = state;
  const { meant, isCorrected, left } = searched;
  const pathOf = (searchTerm: string) =>
    `?${writeListState({ ...wanted, searchTerm, page: 1 }, campaignSorts)}`;
  return (
    <>
      <Words term={term} without={pathOf('')} />
      <Correction
        {...{ term, left, pathOf }}
        corrected={isCorrected ? meant : null}
        isFound={totalCount > 0}
      />
      {totalCount === 0 && (
        <div className={banner.info}>
          <output>{t('noneHere', { term })}</output>{' '}
          <Link to={resultsPath(term)}>{t('everywhere')}</Link>
        </div>
      )}
    </>
  );
}

function Words({ term, without }: { term: string; without: string }) {
  const t = useTranslations('pages/parts/search');
  const words = t('words', { term });
  const name = useTranslations('features/catalogue/ui')('removeFilter', { name: words });
  return (
    <div className={chip.row}>
      <Link className={chip.outlined} to={without} aria-label={name} preventScrollReset>
        {words} <span aria-hidden="true">✕</span>
      </Link>
    </div>
  );
}
