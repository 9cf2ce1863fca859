/** The pages of the reports, in words of their reader. */
import { createElement, Fragment, type ReactNode } from 'react';
import { plainPage, type PlainPages } from '#platform/http/plain-page.ts';
import {
  defaultLanguage,
  languageNames,
  languages,
  type Language,
} from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { chartOf } from './chart.ts';
import {
  dayIn,
  lastDays,
  reportNames,
  type Days,
  type DaysFault,
  type ReportName,
} from './days.ts';
import type { Report, Table } from './table.ts';
import { translatorIn } from './translations.ts';
import type * as Screens from './ui/screens.tsx';
import { emptyText, faultText, written, writtenCell, writtenDays } from './written.ts';

export type ReportPages = PlainPages<typeof Screens>;

/** What every page is made of. */
export interface Asked {
  /** Null for an address that has none. */
  name: ReportName | null;
  language: Language;
  /** The days as they were typed; empty when they were not. */
  from: string;
  until: string;
  today: Temporal.PlainDate;
}

export interface Made extends Pick<ReportPages, 'screens' | 'styleSheet'> {
  shopUrl: string;
}

const pathOf = (name: ReportName): string => (name === 'sales' ? '/' : `/${name}`);

/** The address of a report with what differs from the standard. */
function addressOf(path: string, asked: Pick<Asked, 'language' | 'from' | 'until'>): string {
  const facts = { ...asked, language: asked.language === defaultLanguage ? '' : asked.language };
  const query = (['from', 'until', 'language'] as const)
    .filter((name) => facts[name] !== '')
    .map((name) => [name, facts[name]]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

function framed(made: Made, asked: Asked, title: string, body: ReactNode): string {
  const { screens, styleSheet, shopUrl } = made;
  const { name: shown, language } = asked;
  const t = translatorIn(language);
  const frame = createElement(
    screens.Frame,
    {
      t,
      language,
      styleSheet,
      title,
      shop: { name: new URL(shopUrl).host, url: shopUrl },
      reports: reportNames.map((name) => ({
        href: addressOf(pathOf(name), asked),
        name: t(`report.${name}`),
        isCurrent: name === shown,
      })),
      languages: languages.map((other) => ({
        href: addressOf(pathOf(shown ?? 'sales'), { ...asked, language: other }),
        name: languageNames[other],
        isCurrent: other === language,
        language: other,
      })),
    },
    body,
  );
  return plainPage(frame);
}

/** Ready-made days, and whether they are those shown. */
function quickDays(asked: Asked, shown: Days | null) {
  const { today, language, name } = asked;
  const t = translatorIn(language);
  const choices = [
    ...[7, 30, 90].map((days) => ({ text: t('days.last', { days }), ...lastDays(today, days) })),
    { text: t('days.year'), from: today.with({ month: 1, day: 1 }), until: today },
  ];
  return choices.map(({ text, from, until }) => ({
    href: addressOf(pathOf(name ?? 'sales'), { language, from: `${from}`, until: `${until}` }),
    name: text,
    isCurrent: shown !== null && from.equals(shown.from) && until.equals(shown.until),
  }));
}

function daysForm({ screens }: Made, asked: Asked, shown: Days | null, faults: DaysFault[]) {
  const { name, language, from, until } = asked;
  const t = translatorIn(language);
  return createElement(screens.DaysForm, {
    t,
    action: pathOf(name ?? 'sales'),
    language: language === defaultLanguage ? null : language,
    from: { text: shown ? `${shown.from}` : from, isDay: from === '' || dayIn(from) !== null },
    until: { text: shown ? `${shown.until}` : until, isDay: until === '' || dayIn(until) !== null },
    faults: faults.map((fault) => ({ field: fault.field, text: faultText(fault, language) })),
    quick: quickDays(asked, shown),
  });
}

function titleOf({ name, language }: Asked): string {
  const t = translatorIn(language);
  return t(`report.${name ?? 'sales'}`);
}

/** The form, with what is wrong. */
export const refusedPage = (made: Made, asked: Asked, faults: DaysFault[]): string =>
  framed(made, asked, titleOf(asked), daysForm(made, asked, null, faults));

/** Sums of all days, in large print. */
function sumsOf({ tables }: Report, language: Language) {
  const days = tables.find(({ name }) => name === 'days');
  if (!days?.total) return [];
  const t = translatorIn(language);
  const sum = (column: 'total' | 'orders' | 'pieces' | 'refunded') =>
    Number(days.total?.[days.columns.indexOf(column)] ?? 0);
  const shown = (name: 'total' | 'orders' | 'pieces' | 'refunded') => ({
    name: t(`sum.${name}`),
    value: writtenCell(sum(name), name, language),
  });
  const average =
    sum('orders') > 0 ? euros(Math.round(sum('total') / sum('orders')), language) : '–';
  return [
    shown('total'),
    shown('orders'),
    { name: t('sum.average'), value: average },
    shown('pieces'),
    shown('refunded'),
  ];
}

/** Only the first table has a chart: the others say more of the same. */
function chartIn(table: Table, index: number, days: Days, language: Language) {
  const chart = index === 0 ? chartOf(table, days, language) : null;
  if (!chart) return null;
  const t = translatorIn(language);
  const { kind, points, scale, column } = chart;
  const highest = points[chart.highest];
  const facts = {
    title: t(`table.${table.name}`),
    column: t(`column.${column}`),
    highest: highest?.text ?? '',
    label: highest?.label ?? '',
  };
  const unit = kind === 'bars' ? facts.column : null;
  return { kind, points, scale, unit, label: t(`chart.${kind}`, facts) };
}

function partOf(report: Report, table: Table, index: number, asked: Asked, days: Days) {
  const { language, name } = asked;
  const t = translatorIn(language);
  const isEmpty = table.rows.length === 0;
  const leftOut = table.name === 'days' ? t('leftOut') : null;
  const its = { language, from: `${days.from}`, until: `${days.until}` };
  return {
    ...written(table, language),
    chart: chartIn(table, index, days, language),
    remark: isEmpty ? emptyText(report, table, language) : leftOut,
    csv: addressOf(`/${name ?? 'sales'}/${table.name}.csv`, its),
  };
}

export interface Found {
  asked: Asked;
  days: Days;
  report: Report;
}

export function reportPage(made: Made, { asked, days, report }: Found): string {
  const { language, name } = asked;
  const t = translatorIn(language);
  const { tables, visitors } = report;
  const [first] = tables;
  const isEmpty = first !== undefined && tables.every(({ rows }) => rows.length === 0);
  const body = createElement(made.screens.ReportBody, {
    t,
    days: writtenDays(`${days.from}`, `${days.until}`, language),
    note: t(`note.${name ?? 'sales'}`),
    counted: visitors === null || visitors === 0 ? null : t('counted', { visitors }),
    sums: sumsOf(report, language),
    empty: isEmpty ? emptyText(report, first, language) : null,
    parts: tables.map((table, index) => partOf(report, table, index, asked, days)),
  });
  const form = daysForm(made, asked, days, []);
  return framed(made, asked, titleOf(asked), createElement(Fragment, null, form, body));
}

export type Problem = 'away' | 'fault' | 'notFound';

/** Said when there is no report. */
export function problemPage(made: Made, asked: Asked, problem: Problem): string {
  const t = translatorIn(asked.language);
  const notice = createElement('p', null, t(`problem.${problem}More`));
  return framed(made, asked, t(`problem.${problem}`), notice);
}
