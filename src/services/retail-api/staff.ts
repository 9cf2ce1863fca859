/** The staff API: calls of the merchant's programs, apart from those of the shop. */
import type { Hono } from 'hono';
import { entries, noteAct } from '#features/audit/repository.ts';
import { idsOfBarcode } from '#features/catalogue/repository/barcodes.ts';
import { releaseStock } from '#features/catalogue/repository/stock.ts';
import { releaseSlots } from '#features/checkout/operations/slots.ts';
import { merchantLanguage } from '#features/content/rules/merchant-language.ts';
import { makeStaffOrdersApp } from '#features/orders/http/staff.ts';
import { permissions } from '#features/staff/contract.ts';
import type { StaffDeps } from '#features/staff/deps.ts';
import { makeStaffApp } from '#features/staff/http.ts';
import { makeAllow } from '#features/staff/operations/allow.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { addressOf } from '#platform/http/caller-address.ts';
import type { SpaceInUse } from '../space-in-use.ts';
import type { RetailApiDeps } from './deps.ts';

/** What staff and the commands need to write to the audit log. */
export const auditing = (now: StaffDeps['now']): Pick<StaffDeps, 'note' | 'now'> => ({
  note: (tx, actor, act) => noteAct(tx, actor, act, now()),
  now,
});

/** Most entries of the log on the page of an order; the others are in the log. */
const mostHistory = 200;

const scopes = Object.fromEntries(permissions.map((one) => [one, '']));

export function makeStaffApi(
  { database, network, publicUrl, now, log }: RetailApiDeps,
  { space }: SpaceInUse,
): Hono {
  const app = makeServiceApp({ title: 'Staff API', version: '1' }, log);
  app.openAPIRegistry.registerComponent('securitySchemes', 'staff', {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'staff/v1/token', scopes } },
  });
  const staff: StaffDeps = {
    db: database.db,
    ...auditing(now),
    entries,
    addressOf: ({ req, env }) => addressOf(req.raw, env, network.proxies),
  };
  app.route('/', makeStaffApp(staff));
  app.route(
    '/',
    makeStaffOrdersApp({
      ...staff,
      allow: makeAllow(staff),
      history: (db, number) =>
        entries(db, { subject: 'order', subjectId: number, limit: mostHistory }),
      idsOfBarcode,
      releaseStock,
      releaseSlots,
      publicUrl,
      seller: () => space().seller,
      merchantLanguage: () => merchantLanguage(space()),
    }),
  );
  return app as unknown as Hono;
}
