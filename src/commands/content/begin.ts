/** Makes a folder with the content of a new shop. */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { readFolders, writeInto } from '#features/content/files.ts';
import { commandLine } from '#platform/command-line.ts';
import { newSpaceFolder } from '../../services/new-space.ts';
import { done, refused, type Outcome } from './outcome.ts';

export function begin(folder: string): Outcome {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return refused(`${folder} is no folder.`);
  const [first] = found ? readdirSync(folder) : [];
  if (first !== undefined)
    return refused(`${folder} is not empty: it has ${first}. Name a new folder.`);
  const files = readFolders([newSpaceFolder]);
  writeInto(folder, files);
  return done(
    `${files.size} files are in ${folder}.`,
    `Fill in ${folder}/seller.json: name, business id, address, e-mail and telephone of the seller.`,
    'The shop sells as soon as that is pushed. Then:',
    `  ${commandLine('content', `check ${folder}`)}`,
    `  ${commandLine('content', `push ${folder}`)}`,
  );
}
