/** `npm test`: installs what is missing, then runs every check on Node 26. Runs on Node 20. */
import { delimiter, join } from 'node:path';
import { startLeashed } from './leash.mjs';
import { install } from './prepare.mjs';
import { bin, projectNode, root } from './steps.mjs';

await install();
const checks = startLeashed(
  [projectNode, join(root, 'tools/checks/run.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
    output: 'inherit',
    // The checks stop their programs, which write their reports, and clean up.
    patience: 60_000,
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void checks.stop());
checks.process.on('exit', (code) => process.exit(code ?? 1));
