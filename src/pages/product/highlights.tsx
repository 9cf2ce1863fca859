import type { ProductDetails } from '#features/catalogue/contract.ts';
import styles from './facts.module.css';

type HighlightsProps = Pick<ProductDetails, 'highlights' | 'highlightLanguages'>;

/** Short sentences that speak for the product. */
export function Highlights({ highlights, highlightLanguages }: HighlightsProps) {
  if (highlights.length === 0) return null;
  return (
    <ul className={styles.highlights}>
      {highlights.map((text, at) => (
        <li key={text} lang={highlightLanguages?.[at] ?? undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}
