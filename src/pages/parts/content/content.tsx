/** A page of the merchant: Markdown and blocks as components. */
import { langIn, type Language } from '#platform/i18n/language.ts';
import { useLanguage } from '#platform/i18n/use-translations.ts';
import type { MarkdownNode } from '#platform/markdown.ts';
import { Block } from './block.tsx';
import { IsBelowHeading } from './blocks/hero.tsx';
import styles from './content.module.css';
import type { ShownNode } from './shown.ts';
import { Inlines } from './text.tsx';

interface ContentProps {
  nodes: readonly ShownNode[];
  /** Of the text. */
  language?: Language | undefined;
  /** Above a list, below its heading: low, so that the list is still seen. */
  isHead?: boolean;
}

export function Content({ nodes, language, isHead = false }: ContentProps) {
  const lang = langIn(useLanguage(), language);
  return (
    <IsBelowHeading value={isHead}>
      <div className={isHead ? `${styles.content} ${styles.head}` : styles.content}>
        {nodes.map((node, i) => {
          const part =
            node.type === 'shown' ? <Block key={i} block={node} /> : <Node key={i} node={node} />;
          return lang && isText(node) ? (
            <div key={i} className={styles.marked} lang={lang}>
              {part}
            </div>
          ) : (
            part
          );
        })}
      </div>
    </IsBelowHeading>
  );
}

/** Without words of the shop, which are in the language of the page. */
const isText = (node: ShownNode): boolean =>
  node.type !== 'shown' || node.name === 'notice' || node.name === 'tiles';

function Node({ node }: { node: MarkdownNode }) {
  switch (node.type) {
    case 'heading':
      return <Heading {...node} />;
    case 'paragraph':
      return (
        <p className={styles.text}>
          <Inlines of={node.children} />
        </p>
      );
    case 'list':
      return <List {...node} />;
    case 'table':
      return <Table {...node} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Nodes of={node.children} />
        </blockquote>
      );
    case 'rule':
      return <hr className={styles.rule} />;
    default:
      return null;
  }
}

const Nodes = ({ of }: { of: readonly MarkdownNode[] }) =>
  of.map((node, i) => <Node key={i} node={node} />);

type Of<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

function Heading({ level, id, children }: Of<'heading'>) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={styles.heading}>
      <Inlines of={children} />
    </Tag>
  );
}

function List({ isOrdered, items }: Of<'list'>) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={isOrdered ? styles.numbered : styles.bullets}>
      {items.map((item, i) => (
        <li key={i}>
          {item.map((node, at) =>
            // The text of an item needs no paragraph of its own.
            node.type === 'paragraph' ? (
              <Inlines key={at} of={node.children} />
            ) : (
              <Node key={at} node={node} />
            ),
          )}
        </li>
      ))}
    </Tag>
  );
}

/** Wide tables scroll by themselves, also by keyboard. */
function Table({ head, rows }: Of<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={labelOf(head)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, i) => {
              // A heading says what is below it.
              const isHeading = cell.length > 0;
              const Cell = isHeading ? 'th' : 'td';
              return (
                <Cell key={i} {...(isHeading && { scope: 'col' })}>
                  <Inlines of={cell} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, i) => (
                <td key={i}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const labelOf = (head: Of<'table'>['head']): string =>
  head
    .map((cell) => cell.filter((part) => typeof part === 'string').join(''))
    .filter(Boolean)
    .join(', ');
