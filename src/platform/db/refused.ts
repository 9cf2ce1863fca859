/** One sentence about why a connection to PostgreSQL failed. */
import { StartRefused } from '../errors.ts';
import { isOutage } from './outage.ts';

type Says = (at: { host: string; database: string; user: string }) => string;

/** By PostgreSQL error code. */
const sentences: Record<string, Says> = {
  '3D000': ({ host, database }) =>
    `The server at ${host} has no database ${database}; make it (createdb ${database}) or correct DATABASE_URL.`,
  '28P01': ({ host, user }) =>
    `The server at ${host} refuses the password of ${user}; correct DATABASE_URL.`,
  '28000': ({ host, user }) =>
    `The server at ${host} does not let ${user} in; correct DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `${user} may not use the database ${database}; grant it the right.`,
  '53300': ({ host }) =>
    `The server at ${host} has no connection left; set DATABASE_POOL lower or its max_connections higher.`,
};

const away: Says = ({ host }) =>
  `No PostgreSQL server answers at ${host}; start it or correct DATABASE_URL.`;

/** The error to show the operator when a connection failed. */
export function refusedBy(url: string, cause: unknown): unknown {
  const { host, pathname, username } = new URL(url);
  const at = { host, database: decodeURIComponent(pathname.slice(1)), user: username };
  const { code = '' } = cause as { code?: string };
  const says = sentences[code] ?? (isOutage(cause) ? away : undefined);
  return says ? new StartRefused(says(at), { cause }) : cause;
}
