import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '#platform/db/database.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { makeLog } from '#platform/log.ts';
import { readContent } from './client.ts';
import { makeContentApp } from './http.ts';
import { holdSpaces, type SpaceHolder } from './operations/holder.ts';
import { pushSpace } from './operations/push.ts';
import { readVersion } from './repository.ts';
import { readFiles } from './rules/files.ts';
import { mark, replacing, smallSpace } from './testing/small-space.ts';

const now = Temporal.Now.instant();
const holders: SpaceHolder[] = [];
afterEach(() => {
  for (const holder of holders.splice(0)) holder.stop();
});

/** The content calls of a retail API on a database. */
async function connect(db: Db): Promise<Connection> {
  const holder = await holdSpaces({ db, warn: () => {}, interval: 1_000_000 });
  holders.push(holder);
  const app = makeServiceApp({ title: 'content', version: '1' }, makeLog('silent'));
  app.route('/', makeContentApp({ db, holder }));
  return {
    baseUrl: 'http://api.test',
    fetch: (request) => app.fetch(request),
    language: 'fi',
    correlationId: 'content-test',
  };
}

async function pushNamed(db: Db, name: string): Promise<number> {
  const files = smallSpace({ 'shop.json': replacing('Pikku', name) });
  const pushed = await pushSpace(db, { ...readFiles(files), note: '', now });
  return (pushed.ok && pushed.version) || readVersion(db);
}

onOneDatabase('the content calls', (database) => {
  test('answer all documents, of which the caller makes the same space (R073)', async () => {
    const { db } = database();
    const version = await pushNamed(db, 'Yksi');
    const space = await readContent(await connect(db), version);
    expect(space).toMatchObject({ version, shop: { name: 'Yksi' }, seller: { name: 'Pikku Oy' } });
    expect(space.pages.get('info/faq')?.fi?.body).toBe('Teksti.');
  });

  test('answer the version that a page is made of while it is held, and newer ones at once', async () => {
    const { db } = database();
    const first = await pushNamed(db, 'Kaksi');
    const connection = await connect(db);
    const second = await pushNamed(db, 'Kolme');
    expect((await readContent(connection, second)).shop.name).toBe('Kolme');
    expect((await readContent(connection, first)).shop.name).toBe('Kaksi');
    expect((await readContent(connection, 0)).shop.name).toBe('Kolme');
  });

  test('answer a picture by its hash, for ever, in a way that nothing in it can run', async () => {
    const { db } = database();
    await pushNamed(db, 'Neljä');
    const { baseUrl, fetch } = await connect(db);
    const [hash = ''] = readFiles(smallSpace()).pictures.keys();
    const response = await fetch(new Request(`${baseUrl}/v1/content/pictures/${hash}`));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(mark);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('refuse a picture that is not there, and a hash that is none', async () => {
    const { baseUrl, fetch } = await connect(database().db);
    const statusOf = async (hash: string) =>
      (await fetch(new Request(`${baseUrl}/v1/content/pictures/${hash}`))).status;
    expect(await statusOf('x'.repeat(32))).toBe(404);
    expect(await statusOf('short')).toBe(400);
  });
});

describe('two environments', () => {
  onOneDatabase('with a database each', (prod) => {
    onOneDatabase('have a content space each', (qa) => {
      test('a push to the one leaves the other as it is (R073)', async () => {
        const first = await pushNamed(prod().db, 'Tuotanto');
        const version = await pushNamed(qa().db, 'Koe');
        await pushNamed(qa().db, 'Koe 2');
        const [real, trial] = [await connect(prod().db), await connect(qa().db)];
        expect(await readContent(real, version + 1)).toMatchObject({
          version: first,
          shop: { name: 'Tuotanto' },
        });
        expect((await readContent(trial, version + 1)).shop.name).toBe('Koe 2');
      });
    });
  });
});
