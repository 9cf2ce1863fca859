/** Loads a part of a page with the scripts it needs. The build calls it for each `import()`. */

/** @param files paths of scripts, without the slash at the start */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) fetchScript(`/${file}`);
  return load();
}

function fetchScript(href: string): void {
  // A script of the page itself is preloaded too.
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
