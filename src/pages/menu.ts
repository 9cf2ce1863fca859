/** All of the menu, asked for when it is opened. */
import { readMenu } from '../shell/read-menu.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/menu';

export async function loader({ context }: Route.LoaderArgs) {
  return { menu: await readMenu(factsOf(context)) };
}
