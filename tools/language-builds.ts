/** Writes the browser's scripts once per language, each with the messages of that language only. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages, type Language } from '../src/platform/i18n/language.ts';
import { withLanguageAssets } from '../src/platform/i18n/language-assets.ts';
import { compiledMessages } from '../src/platform/i18n/message-files.ts';
import { smallManifest } from './small-manifest.ts';

/** The placeholder for a folder's messages in a built script. It changes with the messages, and so does the
 * name of the script, which browsers cache for good. */
export function placeholderOf(folder: string): string {
  const content = JSON.stringify(compiledMessages(folder));
  return `@messages:${folder}:${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
}

const placeholder = /(["'`])@messages:([\w/-]+):[\da-f]{8}\1/g;

export const withMessages = (script: string, language: Language): string =>
  script.replaceAll(placeholder, (_, _quote, folder: string) =>
    JSON.stringify({ [language]: compiledMessages(folder)[language] }),
  );

/** `assets/cart-1a2b3c.js` of the folder becomes `assets/fi/cart-1a2b3c.js` and so on. */
export function writeLanguageBuilds(client: string): void {
  for (const file of globSync('assets/*.js', { cwd: client })) {
    const script = readFileSync(join(client, file), 'utf8');
    const isManifest = basename(file).startsWith('manifest-');
    for (const language of languages) {
      mkdirSync(join(client, 'assets', language), { recursive: true });
      const own = withLanguageAssets(withMessages(script, language), language);
      writeFileSync(
        join(client, 'assets', language, basename(file)),
        isManifest ? smallManifest(own) : own,
      );
    }
    rmSync(join(client, file));
  }
}
