/** The cookie of a device that has logged in: marks of the accounts that used it. It names none of them. */
import { randomToken } from '#platform/ids.ts';
import { isSigned, sign, type Secrets } from '../secrets.ts';
import { emailKey } from './record.ts';

const purpose = 'device';

/** Only the accounts that logged in last, for shared devices. */
const accountsAtMost = 5;

interface Device {
  id: string;
  marks: string[];
}

function read(cookie: string | undefined): Device {
  const [id = '', ...marks] = (cookie ?? '').split('.');
  return { id, marks: marks.slice(0, accountsAtMost) };
}

const markOf = (id: string, email: string) => `${id} ${emailKey(email)}`;

/** The id of the device when this account has logged in on it; else null. */
export function knownDevice(
  secrets: Secrets,
  cookie: string | undefined,
  email: string,
): string | null {
  const { id, marks } = read(cookie);
  if (id === '') return null;
  return marks.some((mark) => isSigned(secrets, purpose, markOf(id, email), mark)) ? id : null;
}

/** The cookie's new value after an account has logged in. */
export function markDevice(secrets: Secrets, cookie: string | undefined, email: string): string {
  const before = read(cookie);
  const id = before.marks.length > 0 ? before.id : randomToken();
  const mark = sign(secrets, purpose, markOf(id, email));
  const others = before.marks.filter((one) => one !== mark);
  return [id, mark, ...others.slice(0, accountsAtMost - 1)].join('.');
}
