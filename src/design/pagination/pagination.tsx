/** Links to the other pages of a list. */
import { ButtonLink } from '../button/button.tsx';
import { Link, type LinkProps } from '../link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  label: string;
  previous: string;
  next: string;
  page: number;
  pages: number;
  linkTo: (page: number) => LinkProps;
}

export function Pagination({ label, previous, next, page, pages, linkTo }: PaginationProps) {
  const numbers = pageNumbers(page, pages);
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <ButtonLink quiet rel="prev" {...linkTo(page - 1)}>
          {previous}
        </ButtonLink>
      )}
      <ol className={styles.numbers}>
        {numbers.map((one, at) => (
          <li key={one} className={at > 0 && one - (numbers[at - 1] ?? 0) > 1 ? styles.after : ''}>
            {one === page ? <b aria-current="page">{one}</b> : <Link {...linkTo(one)}>{one}</Link>}
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink quiet rel="next" {...linkTo(page + 1)}>
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
