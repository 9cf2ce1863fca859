/** How fast and still the document was for this visitor. Its values come when they are final, mostly when the
 * document is left. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { notedAt, type NotedEvent } from '../rules/noted.ts';

/** Milliseconds; shifts have no unit. They are of the whole document, and reported for its first page.
 * @param path of that page */
export function watchVitals(path: string, note: (event: NotedEvent) => void): void {
  const report = ({ name, value }: Metric) => {
    const digits = name === 'CLS' ? 1e4 : 1;
    const vital = { name, value: Math.round(value * digits) / digits };
    note(notedAt(path, { name: 'web_vital', facts: { vital } }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
