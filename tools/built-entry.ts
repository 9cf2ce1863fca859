/** Builds what runs without browsers, and writes `build/aitta.js`, which runs it. Unlike the sources, a build is for
 * production, so its environment is prod (R023). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './server-bundle.ts';

/** Commands that can be run besides the services. */
const commands = [
  'import',
  'import-prices',
  'import-inventory',
  'content',
  'feedback',
  'jobs',
  'orders',
  'reviews',
  'consents',
  'report',
  'rotate-keys',
  'staff',
  'migrate',
];

const entries = {
  main: 'src/services/main.ts',
  // Of demo shops, which are never in production.
  seed: 'src/commands/seed.ts',
  ...Object.fromEntries(commands.map((name) => [name, `src/commands/${name}.ts`])),
};

/** @param directory the build's folder */
export async function writeBuiltEntry(directory: string): Promise<void> {
  await buildServer(directory, entries);
  const lines = [
    `// Made by the build: node build/aitta.js [${commands.join(' | ')}]`,
    `if (!process.features.typescript) {`,
    '  console.error(`Node ${process.versions.node} cannot run the shop. Run it with the Node of its packages: node_modules/.bin/node build/aitta.js`);',
    `  process.exit(2);`,
    `}`,
    `process.setSourceMapsEnabled(true);`,
    `process.env.AITTA_ENV ||= 'prod';`,
    `const commands = ${JSON.stringify(commands)};`,
    `const command = process.argv.length > 2 ? process.argv.splice(2, 1)[0] : 'main';`,
    `if (command !== 'main' && !commands.includes(command)) {`,
    '  console.error(`There is no command ${command}; there are ${commands.join(", ")}.`);',
    `  process.exit(2);`,
    `}`,
    'await import(`./process/${command}.js`);',
  ];
  writeFileSync(join(directory, 'aitta.js'), `${lines.join('\n')}\n`);
}
