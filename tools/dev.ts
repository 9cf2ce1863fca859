/** `npm run dev`: the shop from its sources. An edited page, style or text is updated in open pages, which
 * keep their state; an edited file of the services restarts the services in the same process. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readConfig } from '../src/platform/config.ts';
import { runCommand } from '../src/services/process/start-failure.ts';
import { services } from './dev/services.ts';
import { writeMessageTypes } from './message-types.ts';
import { root } from './steps.mjs';

process.env['NODE_ENV'] = 'development';
/** The folder the packages are installed in. */
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))));

await runCommand(async () => {
  const { PORT: port, LISTEN_HOST: host, DATA_DIR } = readConfig(process.env);
  const data = `${resolve(DATA_DIR)}/**`;
  const vite = await createServer({
    root,
    appType: 'custom',
    cacheDir: join(root, '.react-router/vite'),
    plugins: [services()],
    // Packages are found before the first page is requested: one found later would reload the page.
    optimizeDeps: { entries: ['src/{root,entry.client,pages/*}.tsx'] },
    server: {
      port,
      strictPort: true,
      // Whoever gets a page can read its sources, so it listens on this machine unless LISTEN_HOST is set.
      ...(host && { host }),
      cors: false,
      fs: { allow: [root, packages], deny: ['.env*', '*.{crt,pem}', '**/.git/**', data] },
      watch: {
        ignored: [data, `${root}/{build,var}/**`],
        // Editors empty a file before they write it; what is read in between is an empty style.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
  process.once('SIGINT', () => void vite.close().then(() => process.exit(0)));
  await vite.listen();
  // The framework's own types have replaced all that were there.
  writeMessageTypes();
  vite.printUrls();
});
