/** Delivers messages to the code that shows them. A module that calls `useTranslations('pages/cart')` gets
 * an import of `messages:pages/cart`, so messages are split, loaded and cached with that module. */
import type { Plugin } from 'vite';
import { languages } from '../src/platform/i18n/language.ts';
import { compiledMessages, messageFile } from '../src/platform/i18n/message-files.ts';
import { placeholderOf } from './language-builds.ts';
import { namespacesIn } from './message-uses.ts';

const prefix = 'messages:';

/** Open pages are rendered again with the new messages. */
const showEdited = 'import.meta.hot.accept(() => window.__reactRouterDataRouter?.revalidate());';

export function messages(): Plugin {
  return {
    name: 'aitta-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const folder = id.slice(prefix.length + 1);
      for (const language of languages) this.addWatchFile(messageFile(folder, language));
      const { name, mode } = this.environment;
      // Built scripts are written per language, after the build.
      const isOfOneLanguage = name === 'client' && mode === 'build';
      const value = isOfOneLanguage ? placeholderOf(folder) : compiledMessages(folder);
      const isEdited = name === 'client' && mode === 'dev';
      return {
        code: `import { addMessages } from '#platform/i18n/messages.ts';
addMessages(${JSON.stringify(folder)}, ${JSON.stringify(value)});
${isEdited ? showEdited : ''}`,
        moduleSideEffects: true,
      };
    },
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /\buseTranslations\(/ },
      handler(code) {
        const folders = new Set(namespacesIn(this.parse(code)).map((one) => one.split('.')[0]));
        const imports = [...folders].map((folder) => `import ${JSON.stringify(prefix + folder)};`);
        return { code: imports.join('') + code, map: null };
      },
    },
  };
}
