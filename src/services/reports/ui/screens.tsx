/** The pages of the reports. The build makes a module and a style sheet of this file. */
// Must be the first import: it sets the order of the CSS layers.
import '#design/tokens.css';
import { buttonClass } from '#design/button/button.tsx';
import chips from '#design/chip/chip.module.css';
import { ErrorSummary } from '#design/error-summary/error-summary.tsx';
import { Field } from '#design/field/field.tsx';
import layout from '#design/layout.module.css';
import masthead from '#design/masthead.module.css';
import { PlainDocument } from '#design/plain-document.tsx';
import type { Language } from '#platform/i18n/language.ts';
import type { ReportsTranslate } from '../translations.ts';
import { ChartFigure, type ShownChart } from './chart.tsx';
import styles from './reports.module.css';
import { DataTable, type ShownTable } from './data-table.tsx';

export interface ShownLink {
  href: string;
  name: string;
  /** The link of what is shown now. */
  isCurrent: boolean;
}

interface FrameProps {
  t: ReportsTranslate;
  language: Language;
  styleSheet: string;
  /** The heading of the page. */
  title: string;
  shop: { name: string; url: string };
  reports: ShownLink[];
  languages: (ShownLink & { language: Language })[];
  children?: React.ReactNode;
}

const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {});

/** The frame of every page. */
export function Frame(props: FrameProps) {
  const { t, language, styleSheet, title, shop, reports, languages, children } = props;
  return (
    <PlainDocument
      language={language}
      title={`${title} – ${t('title')} – ${shop.name}`}
      mount=""
      styleSheet={styleSheet}
      icon="data:,"
      className={styles.document}
    >
      <a className={masthead.skip} href="#main">
        {t('skip')}
      </a>
      <header className={styles.head}>
        <div className={`${layout.container} ${styles.width} ${styles.masthead}`}>
          <p className={styles.mark}>{t('title')}</p>
          <a className={styles.shop} href={shop.url}>
            {shop.name}
          </a>
          <nav aria-label={t('languages')} className={masthead.languages}>
            {languages.map((one) => (
              <a key={one.href} href={one.href} lang={one.language} {...current(one.isCurrent)}>
                {one.name}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <nav aria-label={t('nav')} className={styles.reports}>
        <ul className={`${layout.container} ${styles.width}`}>
          {reports.map(({ href, name, isCurrent }) => (
            <li key={href}>
              <a href={href} {...current(isCurrent)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main
        id="main"
        tabIndex={-1}
        className={`${layout.container} ${styles.width} ${styles.main}`}
      >
        <h1>{title}</h1>
        {children}
      </main>
    </PlainDocument>
  );
}

interface DaysProps {
  t: ReportsTranslate;
  action: string;
  /** Named in the address; Finnish is not. */
  language: string | null;
  /** As they were typed; a date field would drop what is no day. */
  from: { text: string; isDay: boolean };
  until: { text: string; isDay: boolean };
  faults: { field: 'from' | 'until'; text: string }[];
  quick: ShownLink[];
}

/** Which days are shown. */
export function DaysForm({ t, action, language, from, until, faults, quick }: DaysProps) {
  const field = (name: 'from' | 'until', { text, isDay }: DaysProps['from']) => (
    <Field
      id={name}
      name={name}
      type={isDay ? 'date' : 'text'}
      defaultValue={text}
      label={t(`days.${name}`)}
      error={faults.find((fault) => fault.field === name)?.text}
    />
  );
  return (
    <section className={styles.days} aria-label={t('days.title')}>
      {faults.length > 0 && (
        <ErrorSummary
          title={t('days.wrong')}
          faults={faults.map((fault) => ({ id: fault.field, text: fault.text }))}
        />
      )}
      <form action={action} className={styles.form}>
        {language && <input type="hidden" name="language" value={language} />}
        {field('from', from)}
        {field('until', until)}
        <button type="submit" className={buttonClass({})}>
          {t('days.show')}
        </button>
      </form>
      <nav aria-label={t('days.quick')}>
        <ul className={chips.row}>
          {quick.map(({ href, name, isCurrent }) => (
            <li key={href}>
              <a
                href={href}
                className={isCurrent ? chips.outlined : chips.line}
                {...current(isCurrent)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

export interface ShownPart extends ShownTable {
  chart: ShownChart | null;
}

interface ReportProps {
  t: ReportsTranslate;
  /** The days it is of. */
  days: string;
  note: string;
  /** Visitors it was counted from; null in a report of all orders. */
  counted: string | null;
  sums: { name: string; value: string }[];
  /** Why there is nothing; null when there is. */
  empty: string | null;
  parts: ShownPart[];
}

export function ReportBody({ t, days, note, counted, sums, empty, parts }: ReportProps) {
  return (
    <>
      <div className={styles.about}>
        <p className={styles.period}>{days}</p>
        <p className={layout.soft}>
          {note} {counted}
        </p>
      </div>
      {empty === null ? (
        <>
          {sums.length > 0 && (
            <dl className={styles.sums}>
              {sums.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {parts.map(({ chart, ...table }) => (
            <div key={table.name} className={styles.part}>
              <h2 id={table.name}>{table.title}</h2>
              {chart && <ChartFigure {...chart} />}
              <DataTable t={t} {...table} />
            </div>
          ))}
        </>
      ) : (
        <Notice title={t('empty.title')}>{empty}</Notice>
      )}
    </>
  );
}

/** Said in place of a report. */
export function Notice({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
