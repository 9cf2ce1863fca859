import styles from './facts.module.css';

/** Short sentences that speak for the product. */
export function Highlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null;
  return (
    <ul className={styles.highlights}>
      {highlights.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
