/** All options of the search panel, in the order of the arrow keys. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Suggestions } from '../contract.ts';
import type { Group } from './groups.ts';
import { ClearOption, OptionGroup, ResultsOption } from './options.tsx';
import styles from './search-panel.module.css';

interface ListProps {
  id: string;
  groups: Group[];
  /** '' when the text in the field is too short to search for. */
  term: string;
  /** What the shop has for the term; null while it is unknown. */
  found: Suggestions | null;
  activeId: string | null;
  onChoose: () => void;
  onClear: () => void;
}

export function OptionList({ id, groups, term, found, onClear, ...rest }: ListProps) {
  const t = useTranslations('features/search/ui');
  const common = { ...rest, listId: id };
  const some = (...keys: Group['key'][]) =>
    groups
      .filter(({ key }) => keys.includes(key))
      .map((group) => (
        <OptionGroup key={group.key} group={group} {...common}>
          {group.key === 'history' && term === '' && <ClearOption {...common} onChoose={onClear} />}
        </OptionGroup>
      ));
  return (
    <div
      className={term ? styles.asked : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is not part of a form.
      role="listbox"
      id={id}
      aria-label={t('suggestions')}
    >
      <div>
        {some('history', 'topTerms')}
        {/* Comes before the suggestions, so that it does not move when they arrive. */}
        {term && <ResultsOption term={term} found={found} {...common} />}
        {some('terms', 'categories', 'brands')}
      </div>
      {some('products')}
    </div>
  );
}
