/** Writes `build/aitta.js`, which runs a built shop. Unlike the sources, a build is for production, so its
 * environment is prod (R023). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

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
];

/** @param directory the build's folder */
export function writeBuiltEntry(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const source = relative(directory, join(root, 'src'));
  const lines = [
    `// Made by the build: node build/aitta.js [${commands.join(' | ')}]`,
    `if (!process.features.typescript) {`,
    '  console.error(`Node ${process.versions.node} cannot run the shop. Run it with the Node of its packages: node_modules/.bin/node build/aitta.js`);',
    `  process.exit(2);`,
    `}`,
    `process.env.AITTA_ENV ||= 'prod';`,
    `const commands = ${JSON.stringify(commands)};`,
    `const command = process.argv.length > 2 ? process.argv.splice(2, 1)[0] : 'main';`,
    `if (command !== 'main' && !commands.includes(command)) {`,
    '  console.error(`There is no command ${command}; there are ${commands.join(", ")}.`);',
    `  process.exit(2);`,
    `}`,
    `const folder = command === 'main' ? 'services' : 'commands';`,
    `await import(\`./${source}/\${folder}/\${command}.ts\`);`,
  ];
  writeFileSync(join(directory, 'aitta.js'), `${lines.join('\n')}\n`);
}
