/** Addresses of the pictures that stand for pages where they are shared. An address carries all that
 * the picture shows, signed, so that nobody else can have pictures drawn. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Most product pictures on it. */
export const mostPictures = 4;
const longestTitle = 120;

const ShareCard = z.tuple([
  z.string().max(longestTitle),
  z.array(z.string().regex(/^[0-9a-f]{16}$/)).max(mostPictures),
]);

export interface ShareCard {
  title: string;
  /** Ids of product pictures. */
  pictures: readonly string[];
}

type Secrets = readonly [string, ...string[]];

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`share ${payload}`).digest('base64url').slice(0, 22);

export function sharePath({ title, pictures }: ShareCard, [secret]: Secrets): string {
  const shown = [title.slice(0, longestTitle), pictures.slice(0, mostPictures)];
  const payload = Buffer.from(JSON.stringify(shown)).toString('base64url');
  return `/jakokuva/${payload}.${signature(payload, secret)}.jpg`;
}

/** Null when the shop has not made the address. @param name last segment of the address */
export function readShareName(name: string, secrets: Secrets): ShareCard | null {
  const [payload = '', given = '', ending] = name.split('.');
  const isOwn = secrets.some((secret) => isSame(given, signature(payload, secret)));
  if (!isOwn || ending !== 'jpg') return null;
  const [title, pictures] = ShareCard.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  return { title, pictures };
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
