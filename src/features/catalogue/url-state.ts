/** The query string of lists, both ways (R079, R102–R112). Plain functions: it ships to the browser. */

export type SortField =
  'created_at' | 'relevance' | 'bestseller' | 'position' | 'price' | 'name' | 'buyable_from_sort';
export interface Sort {
  field: SortField;
  direction: 'ASC' | 'DESC';
}
export interface ListState {
  searchTerm: string;
  page: number;
  filters: { campaigns: string[]; brands: string[]; colors: string[]; sizes: string[] };
  sort: Sort;
  availableOnline: boolean;
}

/** A sort a list offers; `key` names its text (R094). */
export interface SortOption extends Sort {
  key: string;
}

const sorts = {
  newest: { key: 'newest', field: 'created_at', direction: 'DESC' },
  bestseller: { key: 'bestseller', field: 'bestseller', direction: 'DESC' },
  priceDown: { key: 'priceDown', field: 'price', direction: 'DESC' },
  priceUp: { key: 'priceUp', field: 'price', direction: 'ASC' },
  nameUp: { key: 'nameUp', field: 'name', direction: 'ASC' },
  nameDown: { key: 'nameDown', field: 'name', direction: 'DESC' },
  relevance: { key: 'relevance', field: 'relevance', direction: 'DESC' },
} as const satisfies Record<string, SortOption>;

/** The first of each is its default (R095–R097). */
export const listSorts: readonly SortOption[] = [
  sorts.newest,
  sorts.bestseller,
  sorts.priceDown,
  sorts.priceUp,
  sorts.nameUp,
  sorts.nameDown,
];
export const campaignSorts: readonly SortOption[] = [sorts.relevance, ...listSorts];
export const searchSorts: readonly SortOption[] = [sorts.relevance, sorts.nameUp, sorts.nameDown];

/** Filter names in the order panels show them, with their keys in addresses (R103). */
export const filterKeys = [
  ['campaigns', 'kampanja'],
  ['brands', 'brändi'],
  ['colors', 'väri'],
  ['sizes', 'koko'],
] as const;

const fieldWords: Record<SortField, string> = {
  created_at: 'luomisaika',
  relevance: 'relevanssi',
  bestseller: 'bestseller',
  position: 'sijoitus',
  price: 'hinta',
  name: 'nimi',
  buyable_from_sort: 'saatavilla',
};
const directionWords = { ASC: 'nouseva', DESC: 'laskeva' } as const;

const escapes: Record<string, string> = { '~': '~~', _: '~u', '&': '~a' };
const unescapes: Record<string, string> = { '~': '~', u: '_', a: '&' };

/** Values joined with '_'; '_', '&' and '~' inside a value are escaped (R104, R105). */
export function joinValues(values: readonly string[]): string {
  return values
    .map((value) => value.replaceAll(/[~_&]/g, (sign) => escapes[sign] ?? sign))
    .join('_');
}

export function splitValues(joined: string): string[] {
  return joined
    .split('_')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/~(.)/g, (_, sign: string) => unescapes[sign] ?? sign));
}

/** What an address asks for; forms without scripts repeat a key instead of joining its values. */
export function readListState(search: URLSearchParams, allowed: readonly SortOption[]): ListState {
  const values = (key: string) => [...new Set(search.getAll(key).flatMap(splitValues))];
  const page = Number(search.get('sivu'));
  return {
    searchTerm: search.get('hakutermi') ?? '',
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    filters: {
      campaigns: values('kampanja'),
      brands: values('brändi'),
      colors: values('väri'),
      sizes: values('koko'),
    },
    sort: sortOf(search, allowed),
    availableOnline: search.get('verkkosaatavuus') === 'true',
  };
}

/** What a list's form asks for: filters repeat their key, `jarjestys` is 'field direction'; page 1. */
export function readListForm(search: URLSearchParams, allowed: readonly SortOption[]): ListState {
  const state = readListState(search, allowed);
  const chosen = search.get('jarjestys');
  const sort = allowed.find((option) => sortValue(option) === chosen) ?? state.sort;
  return { ...state, sort, page: 1 };
}

/** A sort as the form's one value. */
export const sortValue = ({ field, direction }: Sort): string => `${field} ${direction}`;

/** Unknown sorts fall back to the first allowed one (R111). */
function sortOf(search: URLSearchParams, allowed: readonly SortOption[]): Sort {
  const [standard] = allowed;
  const found = allowed.find(
    (option) =>
      fieldWords[option.field] === search.get('lajitteluperuste') &&
      directionWords[option.direction] === search.get('lajittelusuunta'),
  );
  const { field, direction } = found ?? standard ?? sorts.newest;
  return { field, direction };
}

/** The shortest query string that says the state; defaults are left out (R107, R110). */
export function writeListState(state: ListState, allowed: readonly SortOption[]): URLSearchParams {
  const search = new URLSearchParams();
  if (state.searchTerm) search.set('hakutermi', state.searchTerm);
  for (const [name, key] of filterKeys) {
    if (state.filters[name].length > 0) search.set(key, joinValues(state.filters[name]));
  }
  if (state.availableOnline) search.set('verkkosaatavuus', 'true');
  const [standard] = allowed;
  if (state.sort.field !== standard?.field || state.sort.direction !== standard.direction) {
    search.set('lajitteluperuste', fieldWords[state.sort.field]);
    search.set('lajittelusuunta', directionWords[state.sort.direction]);
  }
  if (state.page > 1) search.set('sivu', String(state.page));
  return search;
}

/** The state with one filter value switched on or off; any change goes back to page 1 (R082). */
export function toggled(
  state: ListState,
  name: keyof ListState['filters'],
  value: string,
): ListState {
  const chosen = state.filters[name];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value];
  return { ...state, page: 1, filters: { ...state.filters, [name]: values } };
}
