import { basename, join } from 'node:path';

const sources = join(import.meta.dirname, '../..');

/** What Node runs where a test starts a process of the shop: the build, once the checks have made it, as it starts in
 * a quarter of the time; else the source.
 * @param source path in `src`, for example `commands/orders.ts`
 * @internal */
export function programOf(source: string): string {
  const built = process.env['BUILT_PROGRAMS'];
  return built ? join(built, `${basename(source, '.ts')}.js`) : join(sources, source);
}
