/** Up to five stars in one element, which a list has many of. */
import styles from './stars.module.css';

interface StarsProps {
  /** Filled stars, in halves: 9 for four and a half. */
  halves: number;
  /** What the stars say, for those who do not see them; replaces the text. */
  label: string;
  /** Text after the stars. */
  children?: string;
}

export function Stars({ halves, label, children }: StarsProps) {
  return (
    <span
      className={styles.stars}
      data-halves={halves}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The stars are a picture made by CSS.
      role="img"
      aria-label={label}
    >
      {children}
    </span>
  );
}
