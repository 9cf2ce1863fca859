/** A table of a report, in a region that scrolls where the screen is narrow. */
import layout from '#design/layout.module.css';
import type { ReportsTranslate } from '../translations.ts';
import styles from './reports.module.css';

export interface ShownTable {
  name: string;
  title: string;
  columns: { name: string; title: string; isNumber: boolean }[];
  rows: string[][];
  total: string[] | null;
  /** What the table leaves out, or why it is empty. */
  remark: string | null;
  csv: string;
}

export function DataTable(props: { t: ReportsTranslate } & ShownTable) {
  const { t, name, title, columns, rows, total, remark, csv } = props;
  const kind = (at: number) => (columns[at]?.isNumber ? styles.number : undefined);
  const line = (row: string[], key: number) => (
    <tr key={key}>
      {row.map((cell, at) =>
        at === 0 ? (
          <th key={columns[at]?.name} scope="row" className={kind(at)}>
            {cell}
          </th>
        ) : (
          <td key={columns[at]?.name} className={kind(at)}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <>
      {rows.length > 0 && (
        // Can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-labelledby={name} tabIndex={0}>
          <table className={styles.table}>
            <caption className={layout.hidden}>{title}</caption>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={column.name} scope="col" className={kind(at)}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows.map(line)}</tbody>
            {total && <tfoot>{line(total, 0)}</tfoot>}
          </table>
        </section>
      )}
      {remark && <p className={layout.soft}>{remark}</p>}
      {rows.length > 0 && (
        <p className={styles.csv}>
          <a href={csv}>
            {t('csv')}
            <span className={layout.hidden}>: {title}</span>
          </a>
        </p>
      )}
    </>
  );
}
