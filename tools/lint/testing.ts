/** Runs a lint rule on made-up code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root } from '../steps.mjs';

/** Lines in which the rule finds something, as oxlint runs it.
 * @param plugin file in this folder
 * @param rule `plugin/rule` */
export function linesFound(plugin: string, rule: string, body: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-lint-'));
  try {
    const config = { jsPlugins: [join(root, 'tools/lint', plugin)], rules: { [rule]: 'error' } };
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
      .filter(({ code }) => code.includes(rule.split('/')[1] ?? rule))
      .map(({ labels }) => labels[0]?.span.line ?? 0)
      .toSorted((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
