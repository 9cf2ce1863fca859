/** Who calls the staff API, by the token of the request. */
import { errorOfStatus } from '#platform/errors.ts';
import type { StaffDeps } from '../deps.ts';
import type { Allow } from '../record.ts';
import { findToken } from '../repository.ts';
import { granted, hashOf } from '../rules.ts';

export const makeAllow =
  ({ db, addressOf, now }: Pick<StaffDeps, 'db' | 'addressOf' | 'now'>): Allow =>
  async (call, { 'x-permission': permission }) => {
    const header = call.req.raw.headers.get('authorization') ?? '';
    const [, given] = /^Bearer ([^\s,]{1,200})$/i.exec(header) ?? [];
    const found = given === undefined ? null : await findToken(db, hashOf(given), now());
    if (!found)
      throw errorOfStatus(
        401,
        'The access token is missing, wrong or has expired',
        'token-invalid',
      );
    const { token, client } = found;
    if (!granted(token.permissions, client.permissions).includes(permission))
      throw errorOfStatus(
        403,
        `The token lacks the permission ${permission}`,
        'permission-missing',
      );
    return { kind: 'client', id: client.id, name: client.name, address: addressOf(call) };
  };
