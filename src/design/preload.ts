/** Loads a part of a page with the scripts it needs. The build calls it for each `import()`. */

/** @param files paths of scripts, without the slash at the start */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) fetchScript(`/${file}`);
  return load();
}

/** Scripts that the page itself preloads, and those asked for since. A search of the document for each would take
 * a telephone 20 ms. */
let asked: Set<string | null> | undefined;

function fetchScript(href: string): void {
  asked ??= new Set(
    Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) =>
      link.getAttribute('href'),
    ),
  );
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
