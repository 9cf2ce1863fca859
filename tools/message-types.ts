/** Writes the types of all messages: a missing key or argument does not compile. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage } from '../src/platform/i18n/language.ts';
import { textsOf, type Texts } from '../src/platform/i18n/message-files.ts';
import { argumentsOf, messageFolders } from './message-parts.ts';
import { root } from './steps.mjs';

/** The types as TypeScript source, from messages by folder. */
export function messageTypes(folders: Record<string, Texts>): string {
  const namespaces = Object.entries(folders).flatMap(([folder, texts]) =>
    ['', ...branchesOf(texts)].map((branch) => namespaceType(folder, branch, texts)),
  );
  return `import '#platform/i18n/messages.ts';

declare module '#platform/i18n/messages.ts' {
  interface Messages {
${namespaces.join('\n')}
  }
}
`;
}

/** 'faults.name.first' has the branches 'faults.' and 'faults.name.' */
const branchesOf = (texts: Texts): Set<string> =>
  new Set(
    Object.keys(texts).flatMap((key) =>
      [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1)),
    ),
  );

function namespaceType(folder: string, branch: string, texts: Texts): string {
  const keys = Object.entries(texts)
    .filter(([key]) => key.startsWith(branch))
    .map(([key, text]) => `      '${key.slice(branch.length)}': ${argumentsType(text)};`);
  const name = branch === '' ? folder : `${folder}.${branch.slice(0, -1)}`;
  return `    '${name}': {\n${keys.join('\n')}\n    };`;
}

function argumentsType(text: string): string {
  const fields = [...argumentsOf(text)].map(([name, isNumber]) =>
    isNumber ? `${name}: number` : `${name}: string | number`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null';
}

/** Writes the types where tsconfig.json expects them. */
export function writeMessageTypes(): void {
  const folders = messageFolders().map((folder) => [folder, textsOf(folder, defaultLanguage)]);
  const directory = join(root, '.react-router/types');
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, 'messages.d.ts'),
    messageTypes(Object.fromEntries(folders) as Record<string, Texts>),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeMessageTypes();
