import { ButtonLink } from '../button/button.tsx';
import type { Example } from '../example.ts';
import pagination from './pagination.module.css';

const at = (page: number) => () => (
  <nav className={pagination.pages} aria-label={`Pages of example ${page}`}>
    {page > 1 && (
      <ButtonLink quiet rel="prev" to="/_design">
        Previous
      </ButtonLink>
    )}
    <span>{`Page ${page} / 9`}</span>
    {page < 9 && (
      <ButtonLink quiet rel="next" to="/_design">
        Next
      </ButtonLink>
    )}
  </nav>
);

export const examples: Example[] = [
  { id: 'pagination-first', state: 'First page', Show: at(1) },
  { id: 'pagination', state: 'Between', Show: at(5) },
  { id: 'pagination-last', state: 'Last page', Show: at(9) },
];
