/** `npm test`: installs what is missing, then runs every check on Node 26. Runs on Node 20. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { install } from './prepare.mjs';
import { bin, projectNode, root } from './steps.mjs';

await install();
const checks = spawn(projectNode, [join(root, 'tools/checks/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
  stdio: 'inherit',
});
// The checks clean up and end by themselves; this process only waits for them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => checks.kill('SIGTERM'));
checks.on('exit', (code) => process.exit(code ?? 1));
