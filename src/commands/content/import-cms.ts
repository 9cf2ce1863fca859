/** Fills a folder from a content management system; it is checked and pushed like any other. */
import { statSync } from 'node:fs';
import type { Config } from '#platform/config.ts';
import { otherFilesIn, readSpaceFolders, writeInto } from '#features/content/files.ts';
import { filesOfEntries } from '#features/content/rules/cms.ts';
import { fileOf, nameOfFile } from '#features/content/rules/file-names.ts';
import { pictureKind } from '#features/content/rules/kinds.ts';
import { largestFile, tooLarge } from '#features/content/rules/picture-file.ts';
import { commandLine } from '#platform/command-line.ts';
import {
  patiently,
  readCms,
  type CmsContent,
  type CmsDeps,
  type CmsSettings,
} from './contentful.ts';
import { done, faultsOf, listed, refused, type Outcome } from './outcome.ts';

/** @throws StartRefused when the system does not answer or refuses */
export async function importCms(
  settings: CmsSettings | string,
  folder: string,
  deps: CmsDeps,
): Promise<Outcome> {
  if (typeof settings === 'string') return refused(settings);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return refused(`${folder} is no folder.`);
  const others = otherFilesIn(folder);
  if (others.length > 0)
    return refused(
      `${folder} has files that are no content; name another folder.`,
      ...listed(others),
    );
  const content = await readCms(settings, deps);
  const { files, faults } = filesOfEntries(content.entries);
  const pictures = await readPictures(content, deps);
  const all = [...content.faults, ...faults, ...pictures.faults];
  if (all.length > 0) return refused(...all, `${faultsOf(all.length)}; nothing was written.`);
  const before = found ? [...readSpaceFolders([folder]).files.keys()] : [];
  for (const [file, bytes] of pictures.files) files.set(file, bytes);
  writeInto(folder, files);
  const left = before.filter((file) => !files.has(file));
  return done(
    `${files.size} files of ${content.entries.length} entries are in ${folder}.`,
    ...(left.length > 0 ? ['Not in the space, left as they are:', ...listed(left)] : []),
    `Next: ${commandLine('content', `check ${folder}`)}`,
  );
}

/** The settings, or which are missing. */
export function cmsSettings(config: Config): CmsSettings | string {
  const {
    CONTENT_CMS_URL: url,
    CONTENT_CMS_SPACE: space,
    CONTENT_CMS_TOKEN: token,
    CONTENT_CMS_ENVIRONMENT: environment,
  } = config;
  if (space && token) return { url, space, token, environment };
  const missing = [space ? '' : 'CONTENT_CMS_SPACE', token ? '' : 'CONTENT_CMS_TOKEN'];
  return `Set ${missing.filter(Boolean).join(' and ')} first; docs/content.md says how.`;
}

interface Pictures {
  files: Map<string, Uint8Array>;
  faults: string[];
}

/** One after the other: the system limits how much is read at once. */
async function readPictures({ assets }: CmsContent, deps: CmsDeps): Promise<Pictures> {
  const pictures: Pictures = { files: new Map(), faults: [] };
  for (const asset of assets) {
    const file = fileOf({ kind: pictureKind, key: asset.fileName });
    const fault =
      faultOf(asset, file) ?? (pictures.files.has(file) ? 'has the name of another' : null);
    const bytes = fault ? null : await download(asset.url, deps);
    if (bytes instanceof Uint8Array) pictures.files.set(file, bytes);
    else pictures.faults.push(`asset ${asset.id} (${asset.fileName}) ${fault ?? bytes}`);
  }
  return pictures;
}

function faultOf({ url, bytes }: CmsContent['assets'][number], file: string): string | null {
  if (!nameOfFile(file))
    return 'must be renamed: letters from a to z, digits, hyphens, underscores and dots';
  if (!url.startsWith('https://')) return 'has an address without https';
  return bytes > largestFile ? tooLarge : null;
}

/** The bytes, or why there are none. The token is for the API only and is not sent. */
async function download(url: string, deps: CmsDeps): Promise<Uint8Array | string> {
  const response = await patiently(deps, url);
  if (!response.ok || !response.body) return `cannot be read: status ${response.status}`;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // What the system says of the size may be wrong.
    if (size > largestFile) return tooLarge;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
