/** Folders that tests make once and then share. */
import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves a folder to its place; where another process was faster, its folder is used.
 * @internal */
export function placeFolder(made: string, place: string): void {
  try {
    renameSync(made, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}
