import type { Example } from '../example.ts';
import { Pagination } from './pagination.tsx';

const at = (page: number) => () => (
  <Pagination
    label={`Pages of example ${page}`}
    previous="Previous"
    next="Next"
    page={page}
    pages={9}
    linkTo={() => ({ to: '/_design' })}
  />
);

export const examples: Example[] = [
  { id: 'pagination-first', state: 'First page', Show: at(1) },
  { id: 'pagination', state: 'Between', Show: at(5) },
  { id: 'pagination-last', state: 'Last page', Show: at(9) },
];
