import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, root } from '../steps.mjs';

/** Lines of a component the rule finds something in, as oxlint runs it. */
function found(body: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-lint-'));
  try {
    const plugin = join(root, 'tools/lint/screen-words.ts');
    const config = { jsPlugins: [plugin], rules: { 'aitta/screen-words': 'error' } };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'page.tsx'), body);
    const { stdout } = spawnSync(join(bin, 'oxlint'), ['--format=json', '-A', 'all', 'page.tsx'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    return diagnostics
      .filter(({ code }) => code.includes('screen-words'))
      .map(({ labels }) => labels[0]?.span.line ?? 0)
      .toSorted((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const planted = [
  '<p>Tervetuloa</p>',
  "<p>{'Welcome'}</p>",
  "<p>{isOpen ? 'open' : name}</p>",
  '<p>{`${name} hinta`}</p>',
  '<img alt="A basket" />',
  '<button aria-label="Sulje" />',
  "<input placeholder={isOpen ? 'Etsi' : name} />",
  '<PageTitle title={`${name} – Kassa`} />',
  "<Page {...pageMeta({ title: 'Ostoskori' })} />",
  "<Page {...pageMeta({ title: isOpen ? 'Maksu' : name })} />",
  "<Page names={['Myymälät']} />",
];

test('words of the screen are found wherever they are planted', () => {
  const body = `export const planted = (isOpen, name) => [\n${planted.map((one) => `${one},`).join('\n')}\n];`;
  expect(found(body)).toEqual(planted.map((_, index) => index + 2));
});

test('texts from the text files, addresses, names of classes and keys are left alone', () => {
  const body = `export const fine = (t, name, isOpen) => [
<p className="large card">{t('title')}</p>,
<Link to="/tilaukset" aria-label={t('orders', { name })}>{name}</Link>,
<p>{\`\${name} – \${t('title')}\`} ×</p>,
<p>{isOpen && <span data-state={isOpen ? 'open' : 'closed'} />}</p>,
t(isOpen ? 'open' : 'closed', { title: name }),
];`;
  expect(found(body)).toEqual([]);
});
