/** Links to the page before and after, and where one is between them. */
import { ButtonLink } from '../button/button.tsx';
import styles from './pagination.module.css';

interface Neighbour {
  to: string;
  text: string;
}

interface PaginationProps {
  /** What is paged. */
  label: string;
  /** Which page of how many. */
  place: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}

export function Pagination({ label, place, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      {previous && (
        <ButtonLink quiet rel="prev" to={previous.to} preventScrollReset>
          {previous.text}
        </ButtonLink>
      )}
      <span>{place}</span>
      {next && (
        <ButtonLink quiet rel="next" to={next.to} preventScrollReset>
          {next.text}
        </ButtonLink>
      )}
    </nav>
  );
}
