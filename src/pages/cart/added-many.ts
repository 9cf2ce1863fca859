/** Adds the products of a form from any page, such as those of a recipe. */
import { data } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import { itemsIn } from '#features/shopping-lists/rules/choice.ts';
import { withCookies } from '../../shell/session-cookies.ts';
import { addAll } from '../parts/add-all/add-all.ts';
import type { CartResult } from './change.ts';

/** Null when the form is about something else. */
export async function addedMany(request: Request, retailApi: Connection) {
  const form = await request.clone().formData();
  if (form.get('intent') !== 'many') return null;
  const { result: many, cookies } = await addAll(request, retailApi, itemsIn(form.getAll('tuote')));
  return data<CartResult>({ refused: null, many }, { headers: withCookies(cookies) });
}
