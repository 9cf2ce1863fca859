/** What operators copy from ops/ fits the metrics that the shop has. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { metricTable, type MetricName } from '../src/platform/telemetry/metric-table.ts';
import { makeMetrics } from '../src/platform/telemetry/prometheus.ts';
import { root } from './steps.mjs';

const folder = join(root, 'ops');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const texts = [read('alerts.yml'), read('alerts.test.yml'), ...shown];

/** Metrics that an expression names, each with the labels it looks at. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b((?:aitta|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name: name.replace(/_(?:bucket|sum|count)$/, ''),
      labels: [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );

/** Names that the shop’s port of metrics has. */
const served = async () =>
  new Set([...(await makeMetrics().text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));

test('every metric in the alerts and on the dashboard is one of the shop, with its labels', async () => {
  const names = await served();
  const named = texts.flatMap(namedIn);
  expect(named.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  // `instance` and `le` come from Prometheus.
  const labelsOf = (name: string): readonly string[] => {
    const { labels = [] } = { labels: [], ...metricTable[name as MetricName] };
    return [...labels, 'instance', 'le'];
  };
  const unknown = named.flatMap(({ name, labels }) =>
    labels.filter((label) => !labelsOf(name).includes(label)).map((label) => `${name} ${label}`),
  );
  expect(unknown).toEqual([]);
});

test('every metric of the shop is on the dashboard and explained', () => {
  const onDashboard = new Set(shown.flatMap(namedIn).map(({ name }) => name));
  const explained = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const names = Object.keys(metricTable);
  expect(names.filter((name) => !onDashboard.has(name))).toEqual([]);
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

test('every alert says what is wrong and what to do, and is fired by a test', () => {
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)[^]*?(?=- alert:|$)/g)];
  expect(alerts.length).toBeGreaterThan(10);
  const tests = read('alerts.test.yml');
  for (const [text, name] of alerts) {
    expect(text).toMatch(/severity: (?:page|ticket)\n/);
    expect(text).toMatch(/summary: (['"]).+\1\n +action: (['"]).+\2/);
    expect(tests).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:`));
  }
});

test('Prometheus accepts the rules, and they fire as their tests say', () => {
  const promtool = (...parameters: string[]) =>
    spawnSync('promtool', parameters, { cwd: folder, encoding: 'utf8' });
  // Where it is not installed, the tests above have to do.
  const isThere = promtool('--version').status === 0;
  const runs = isThere
    ? [promtool('check', 'rules', 'alerts.yml'), promtool('test', 'rules', 'alerts.test.yml')]
    : [];
  expect(runs.map(({ status, stdout, stderr }) => (status === 0 ? 'ok' : stdout + stderr))).toEqual(
    runs.map(() => 'ok'),
  );
});
