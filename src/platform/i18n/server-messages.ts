/** Messages for services, read from the files on first use. Pages get theirs from the build. */
import type { Language } from './language.ts';
import { compiledMessages } from './message-files.ts';
import { addMessages, translator, type Namespace, type Translate } from './messages.ts';

const read = new Set<string>();

export function serverTranslator<N extends Namespace>(
  language: Language,
  namespace: N,
): Translate<N> {
  const [folder = ''] = namespace.split('.');
  if (!read.has(folder)) addMessages(folder, compiledMessages(folder));
  read.add(folder);
  return translator(language, namespace);
}
