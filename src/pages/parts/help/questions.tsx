import { useId, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import field from '../../../design/field/field.module.css';
import collapsible from '../../../design/collapsible/collapsible.module.css';
import styles from '../content/content.module.css';
import type { BlockProps } from '../content/shown.ts';
import { Inlines, plainText } from '../content/text.tsx';

type Groups = BlockProps['questions']['groups'];

/** Without regard to case and accents. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The groups with the questions that hold every word. */
function found(groups: Groups, term: string): Groups {
  const words = folded(term).split(/\s+/).filter(Boolean);
  const holds = ({ question, answer }: Groups[number]['items'][number]) => {
    const text = folded(`${question} ${plainText(answer)}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(holds) }))
    .filter(({ items }) => items.length > 0);
}

/** Questions and answers, with a search among them where scripts run. */
export function Questions({ groups }: BlockProps['questions']) {
  const t = useTranslations('pages/parts/help');
  const [term, setTerm] = useState('');
  const id = useId();
  const shown = found(groups, term);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={styles.groups}>
      {useHydrated() && (
        <search className={styles.group}>
          <label htmlFor={id}>{t('findQuestion')}</label>
          <input
            id={id}
            type="search"
            className={field.input}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <output htmlFor={id}>{term.trim() && t('questionsFound', { count })}</output>
        </search>
      )}
      {shown.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          {items.map(({ question, answer }) => (
            <details className={`${collapsible.row} ${styles.question}`} key={question}>
              <summary>{question}</summary>
              <p>
                <Inlines of={answer} />
              </p>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
