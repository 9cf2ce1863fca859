/** Loads a part of a page with what it needs. The build calls it for each `import()`. */

/** Style sheets that are being loaded, by address. */
const loading = new Map<string, Promise<void>>();

/** @param files paths of scripts and style sheets, without the slash at the start
 * @throws when a style sheet cannot be loaded; another call tries again */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)));
  return load();
}

function fetchFile(href: string): Promise<void> | undefined {
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  // A script of the page itself is preloaded too.
  const known = document.querySelector(`link[href="${href}"]${isStyle ? '[rel=stylesheet]' : ''}`);
  if (known) return loading.get(href);
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  if (!isStyle) return undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} was not loaded.`));
    });
  }).finally(() => loading.delete(href));
  loading.set(href, loaded);
  return loaded;
}
