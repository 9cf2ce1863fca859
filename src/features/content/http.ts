/** Handlers of the content calls. */
import { makeSubApp } from '#platform/http/app.ts';
import { refuse } from '#platform/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { getContent, getContentPicture, getMark } from './contract.ts';
import type { SpaceHolder } from './operations/holder.ts';
import { makeMarks } from './http/mark.ts';
import { readPicture } from './repository.ts';

const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** An SVG that is opened by itself is a document, in which nothing may run. */
const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

export function makeContentApp({ db, holder }: { db: Db; holder: SpaceHolder }) {
  const noPicture = () => refuse(getContentPicture, 'picture-not-found', 'No such picture');
  const markOf = makeMarks(db);
  return makeSubApp()
    .openapi(getContent, async (c) => {
      const { version = 0 } = c.req.valid('query');
      const { space, documents } = await holder.at(version);
      return c.json({ version: space.version, documents: [...documents] }, 200);
    })
    .openapi(getContentPicture, async (c) => {
      const picture = await readPicture(db, c.req.valid('param').hash);
      if (!picture) throw noPicture();
      const headers = { 'content-type': picture.type, 'cache-control': forever, ...inert };
      return c.body(new Uint8Array(picture.bytes), 200, headers);
    })
    .openapi(getMark, async (c) => {
      const bytes = await markOf(holder.current(), Number(c.req.valid('param').size));
      if (!bytes) throw noPicture();
      const headers = { 'content-type': 'image/png', 'cache-control': anHour };
      return c.body(new Uint8Array(bytes), 200, headers);
    });
}
