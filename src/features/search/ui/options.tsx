/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The options of a select cannot contain links and pictures. */
/** Options of the search panel. They are links, so they can be opened in other tabs. The focus stays in the
 * field; the active option is marked by aria-activedescendant. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { Link } from '../../../design/link.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ProductPicture } from '../../catalogue/ui/picture.tsx';
import { shownPrice } from '../../pricing/rules/shown-price.ts';
import { Price } from '../../pricing/ui/price.tsx';
import type { Suggestions } from '../contract.ts';
import { searchedAs } from '../rules/searched-as.ts';
import { resultsPath } from '../rules/term.ts';
import type { Group, Option } from './groups.ts';
import styles from './search-panel.module.css';

interface Common {
  /** Id of the list, because a page may have two. */
  listId: string;
  activeId: string | null;
  onChoose: () => void;
}

interface GroupProps extends Common {
  group: Group;
  /** Options after those of the group. */
  children?: React.ReactNode;
}

export function OptionGroup({ group: { key, options }, children, ...common }: GroupProps) {
  const t = useTranslations('features/search/ui');
  const isTerms = ['history', 'topTerms', 'terms'].includes(key);
  return (
    <div className={`${styles.group} ${styles[key] ?? ''}`} role="group" aria-label={t(key)}>
      <div className={styles.heading} aria-hidden="true">
        {t(key)}
        {key === 'history' && <small className={styles.hint}>{t('deleteHint')}</small>}
      </div>
      {options.map((option) => (
        <OptionLink key={option.id} id={option.id} to={option.to} {...common}>
          {isTerms && <Icon name="search" size={16} />}
          {option.product ? <Products {...option} /> : <Words {...option} />}
        </OptionLink>
      ))}
      {children}
    </div>
  );
}

const Words = ({ name, nameLanguage, above }: Option) => (
  <span className={styles.words}>
    <span lang={nameLanguage}>{name}</span> {above && <small>{above}</small>}
  </span>
);

function Products({ product }: Option) {
  if (!product) return null;
  // A card reserves a line for the co-op price; in this short list it would stay empty.
  const price = shownPrice({ ...product.priceData, hasCoopPrice: false });
  return (
    <>
      <ProductPicture
        picture={product.picture}
        alt=""
        sizes="48px"
        widths={[160]}
        className={styles.picture}
      />
      <span className={styles.name}>
        {product.brandName && <small>{product.brandName} </small>}
        <span lang={product.nameLanguage}>{unbroken(product.name)}</span>
      </span>
      <Price price={price} sokId={product.sokId} />
    </>
  );
}

interface ResultsProps extends Common {
  term: string;
  /** What the shop has for the term; null while it is unknown. */
  found: Pick<Suggestions, 'totalCount' | 'corrected' | 'left' | 'noneOf'> | null;
}

const unknown = { corrected: [], left: [] };

/** The option that opens all results for the term. It names what is searched for, when that is not the term. */
export function ResultsOption({ term, found, ...common }: ResultsProps) {
  const t = useTranslations('features/search/ui');
  const { meant, isCorrected, left } = searchedAs(term, found ?? unknown);
  const count = found?.totalCount ?? 0;
  // A letter may be the first of a word.
  const words = left.filter(({ length }) => length > 1);
  return (
    <OptionLink id="results" to={resultsPath(term)} {...common}>
      <Icon name="search" size={16} />
      <span className={styles.all}>
        {found && count === 0 ? t('none', { term }) : t('all', { term: meant, count })}
        {count > 0 && isCorrected && <small>{t('corrected', { term })}</small>}
        {found?.noneOf && <small>{t('noneOf', { term: found.noneOf })}</small>}
        {words.length > 0 && (
          <small>{t('left', { words: words.join(', '), count: words.length })}</small>
        )}
      </span>
    </OptionLink>
  );
}

/** Id of an option in the document. */
export const optionId = (listId: string, id: string): string => `${listId}-${id}`;

interface LinkProps extends Common {
  id: string;
  to: string;
  children: React.ReactNode;
}

function OptionLink({ listId, id, to, activeId, onChoose, children }: LinkProps) {
  const ownId = optionId(listId, id);
  return (
    <Link
      className={styles.option}
      role="option"
      id={ownId}
      to={to}
      tabIndex={-1}
      aria-selected={activeId === ownId}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

/** Deletes all earlier searches. */
export function ClearOption({ listId, activeId, onChoose }: Common) {
  const t = useTranslations('features/search/ui');
  const ownId = optionId(listId, 'clear');
  return (
    <button
      type="button"
      className={styles.option}
      role="option"
      id={ownId}
      tabIndex={-1}
      aria-selected={activeId === ownId}
      onClick={onChoose}
    >
      <Icon name="close" size={16} />
      <span className={styles.soft}>{t('clear')}</span>
    </button>
  );
}

interface RemoversProps {
  options: Option[];
  onRemove: (name: string) => void;
}

/** A button next to each earlier search, outside of the list because an option cannot contain a button.
 * On the keyboard, Delete removes. */
export function Removers({ options, onRemove }: RemoversProps) {
  const t = useTranslations('features/search/ui');
  return (
    <ul className={styles.removers}>
      {options.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('remove', { term: name })}
            onClick={() => onRemove(name)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
