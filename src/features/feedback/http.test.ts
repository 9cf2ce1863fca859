import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { job } from '#platform/jobs/tables.ts';
import * as client from './client.ts';
import { resend } from './operations/give.ts';
import * as store from './repository.ts';
import { limits } from './rules.ts';
import { barrier, openFeedback, written } from './testing.ts';

onOneDatabase('feedback', (database) => {
  let shop: ReturnType<typeof openFeedback>;
  beforeEach(async () => {
    await database().db.execute(sql`truncate feedback.message, feedback.budget, jobs.job`);
    shop = openFeedback(database);
    shop.world.endpoints = {
      'customer-service': 'https://service.example/feedback',
      accessibility: 'https://reports.example/barriers',
    };
  });
  const give = async (input = written(), by = shop.connect()) =>
    (await client.give(by, input)).reference;
  const stateOf = async (reference: string) => {
    const row = await store.findFeedback(database().db, reference);
    return row && { state: row.state, by: row.deliveredBy, tries: row.tries, why: row.lastProblem };
  };
  const jobs = () =>
    database().db.select({ data: job.data, failed: job.failed }).from(job).orderBy(job.id);

  test('each kind goes to its own service, whole and once (R024, R025, R402)', async () => {
    const input = written();
    const number = await give(input, shop.connect('sv'));
    const report = await give(barrier());
    await shop.wait();
    expect(shop.requests).toEqual([
      { url: 'https://service.example/feedback', key: number },
      { url: 'https://reports.example/barriers', key: report },
    ]);
    const { key: _, ...typed } = input;
    expect(shop.received.get(number)).toEqual({
      ...typed,
      reference: number,
      topicName: 'Tilaus',
      language: 'sv',
      receivedAt: '2026-11-23T10:00:00Z',
      answerBy: '2026-11-30',
    });
    const barriers = { kind: 'accessibility', topic: null, topicName: null, orderNumber: null };
    expect(shop.received.get(report)).toMatchObject({ ...barriers, answerBy: '2026-12-07' });
    expect(await stateOf(number)).toEqual({
      state: 'delivered',
      by: 'service',
      tries: 1,
      why: null,
    });
    expect(await jobs()).toEqual([]);
  });

  test('while the service is away it is kept, tried with growing delays, and counts once (R025)', async () => {
    shop.world.answers = ['away', 500, 'lost', 200];
    const number = await give(written({ email: '' }));
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({
      state: 'waiting',
      tries: 1,
      why: 'service.example cannot be reached',
    });
    await shop.wait(1);
    expect(shop.requests).toHaveLength(1);
    await shop.wait(1);
    expect(await stateOf(number)).toMatchObject({ why: 'service.example answered 500' });
    await shop.wait(3);
    expect(shop.requests).toHaveLength(2);
    // The service has it now, but its answer is lost.
    await shop.wait(1);
    await shop.wait(8);
    expect(shop.requests.map(({ key }) => key)).toEqual([number, number, number, number]);
    expect([...shop.received.keys()]).toEqual([number]);
    expect(await stateOf(number)).toMatchObject({ state: 'delivered', tries: 4, why: null });
  });

  test('after the last try it waits for the merchant, who has it tried again (R025)', async () => {
    shop.world.answers = Array.from({ length: 8 }, () => 'away' as const);
    const number = await give(written({ email: '' }));
    for (let tries = 1; tries <= 9; tries += 1) await shop.wait(2 ** tries);
    expect(shop.requests).toHaveLength(8);
    expect(await jobs()).toEqual([{ data: { reference: number }, failed: true }]);
    expect(await stateOf(number)).toMatchObject({ state: 'waiting', tries: 8 });
    expect(await resend(database().db, number, shop.world.now)).toEqual([number]);
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({ state: 'delivered', tries: 1 });
    expect(await resend(database().db, 'all', shop.world.now)).toEqual([]);
  });

  test('what the service refuses stays, with the reason, and is not sent by itself (R025)', async () => {
    shop.world.answers = [400];
    const number = await give(written({ email: '' }));
    await shop.wait();
    await shop.wait(600);
    expect(shop.requests).toHaveLength(1);
    const refused = { state: 'refused', by: null, tries: 1, why: 'service.example answered 400' };
    expect(await stateOf(number)).toEqual(refused);
    expect(await store.countRefused(database().db)).toBe(1);
    const [listed] = await store.listFeedback(database().db, false);
    expect(listed).toMatchObject({ reference: number, state: 'refused' });
    await resend(database().db, 'all', shop.world.now);
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({ state: 'delivered' });
    expect(await store.listFeedback(database().db, false)).toEqual([]);
    expect(await store.listFeedback(database().db, true)).toHaveLength(1);
  });

  test('without an endpoint it is mailed to customer service, who answer the sender (R402)', async () => {
    shop.world.endpoints = {};
    const number = await give(written({ message: 'Yksi\nkaksi\n\n<b>kolme</b>' }));
    shop.world.mailServerIsAway = true;
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({
      state: 'waiting',
      why: 'the mail server is away',
    });
    shop.world.mailServerIsAway = false;
    await shop.wait(2);
    const mail = shop.mails.find(({ to }) => to === 'palvelu@shop.example');
    expect(mail).toMatchObject({
      replyTo: 'aino@example.com',
      subject: `Palaute ${number}: Tilaus`,
    });
    expect(mail?.text).toContain('Vastattava viimeistään: 30. marraskuuta 2026');
    expect(mail?.text).toContain('Tilausnumero: 100200');
    expect(mail?.text).toContain('Yksi\nkaksi\n\n<b>kolme</b>');
    expect(mail?.html).toContain('<p>Yksi<br>kaksi</p>\n<p>&lt;b&gt;kolme&lt;/b&gt;</p>');
    expect(await stateOf(number)).toMatchObject({ state: 'delivered', by: 'mail' });
    expect(shop.requests).toEqual([]);
  });

  test('customer service gets it in the first language of the shop', async () => {
    Object.assign(shop.world, { endpoints: {}, merchantLanguage: 'sv' });
    const number = await give(written({ email: '' }));
    await shop.wait();
    shop.world.merchantLanguage = 'fi';
    const mail = shop.mails.find(({ subject }) => subject.includes(number));
    expect(mail?.subject).toBe(`Respons ${number}: Beställning`);
    expect(mail?.text).toContain('Mottagen: 23 november 2026');
  });

  test('with nowhere to send it, it stays listed until there is a place (R025)', async () => {
    const { endpoints } = shop.world;
    Object.assign(shop.world, { endpoints: {}, merchantEmail: '' });
    const number = await give(written({ email: '' }));
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({ state: 'listed', why: null });
    expect(shop.mails).toEqual([]);
    shop.world.endpoints = endpoints;
    await resend(database().db, 'all', shop.world.now);
    await shop.wait();
    expect(await stateOf(number)).toMatchObject({ state: 'delivered', by: 'service' });
  });

  test('barriers can be reported only while the switch is on (R018, R369)', async () => {
    shop.world.takesReports = false;
    await expect(give(barrier())).rejects.toMatchObject({ status: 404, code: 'reporting-off' });
    expect(await give()).toMatch(/^.{4}-.{4}$/);
    shop.world.takesReports = true;
    expect(await give(barrier())).toMatch(/^.{4}-.{4}$/);
  });

  test('a topic that the merchant does not have is refused, and so is what is no feedback (R402)', async () => {
    const topicless = give(written({ topic: 'gone' }));
    await expect(topicless).rejects.toMatchObject({ status: 400, code: 'topic-unknown' });
    for (const wrong of [{ message: ' ' }, { email: 'aino' }, { key: 'x' }, { orderNumber: '1' }])
      await expect(give(written(wrong))).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await jobs()).toEqual([]);
  });

  test('one of several is tried again by its number; the list begins with the oldest (R025)', async () => {
    shop.world.answers = [400, 400, 200];
    const numbers: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      numbers.push(await give(written({ email: '' })));
      await shop.wait(1);
    }
    const [first, second, delivered] = numbers;
    const listed = await store.listFeedback(database().db, true);
    expect(listed.map(({ reference }) => reference)).toEqual(numbers);
    expect(await resend(database().db, second ?? '', shop.world.now)).toEqual([second]);
    expect(await resend(database().db, delivered ?? '', shop.world.now)).toEqual([]);
    await shop.wait();
    const left = await store.listFeedback(database().db, false);
    expect(left.map(({ reference }) => reference)).toEqual([first]);
  });

  test('a form that is sent twice is taken once, also at once (R402)', async () => {
    const input = written();
    const numbers = await Promise.all([give(input), give(input), give(input)]);
    expect(new Set([...numbers, await give(input)]).size).toBe(1);
    await shop.wait();
    expect(shop.requests).toHaveLength(1);
    expect(shop.mails).toHaveLength(1);
  });

  test('the key of a form is for its message only: another one with it is refused, and the first stays (R402)', async () => {
    const input = written();
    const reference = await give(input);
    const reused = { status: 409, code: 'idempotency-key-reused' };
    await expect(give({ ...input, message: 'Toinen viesti.' })).rejects.toMatchObject(reused);
    expect(await give(input)).toBe(reference);
  });

  test.each([
    ['fi', 'Palautteesi on saapunut', '30. marraskuuta 2026', 'https://shop.example/palaute'],
    ['sv', 'Vi har fått din respons', '30 november 2026', 'https://shop.example/sv/palaute'],
    ['en', 'We have received your feedback', '30 November 2026', 'https://shop.example/en/palaute'],
  ] as const)(
    'in %s the sender gets the number and the day of the answer by mail, not the text (R402)',
    async (language, title, day, link) => {
      const number = await give(written(), shop.connect(language));
      await shop.wait();
      const [mail, ...others] = shop.mails;
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: 'aino@example.com', subject: `${title}: ${number}` });
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain(number);
        expect(part).toContain(day);
        expect(part).toContain(link);
        expect(part).not.toContain('Paketti');
        expect(part).not.toContain('Virtanen');
      }
      expect(mail?.html).toContain(`<html lang="${language}">`);
    },
  );

  test('the receipt has the number and the last day of the answer, and no word of the text (R018, R402)', async () => {
    const [asked, anonymous] = [
      await give(barrier()),
      await give(barrier({ email: '', name: '' })),
    ];
    const facts = { kind: 'accessibility', receivedAt: '2026-11-23T10:00:00Z' };
    expect(await client.receipt(shop.connect(), asked)).toEqual({
      ...facts,
      reference: asked,
      answerBy: '2026-12-07',
      isMailed: true,
    });
    expect(await client.receipt(shop.connect(), anonymous)).toEqual({
      ...facts,
      reference: anonymous,
      answerBy: null,
      isMailed: false,
    });
    const none = client.receipt(shop.connect(), '2222-2222');
    await expect(none).rejects.toMatchObject({ status: 404, code: 'feedback-not-found' });
    await shop.wait();
    expect(shop.mails.map(({ text }) => text)[0]).toContain('https://shop.example/saavutettavuus');
  });

  test('a network sends so much at once, others still may, and it may again later', async () => {
    const send = () => give(written({ email: '' }));
    for (let sent = 0; sent < limits.fromNetwork.capacity; sent += 1) await send();
    const refused = { code: 'too-much-feedback', details: { retryAfterMinutes: 5 } };
    await expect(send()).rejects.toMatchObject(refused);
    shop.world.network = '198.51.100.1';
    await send();
    shop.world.network = '192.0.2.1';
    shop.world.now = shop.world.now.add({ minutes: 5 });
    await send();
    await expect(send()).rejects.toMatchObject(refused);
  });

  test('nobody’s mailbox is filled: feedback beyond the limit is taken without a mail', async () => {
    const numbers: string[] = [];
    for (const email of [
      'aino@example.com',
      'AINO@example.com',
      'Aino@Example.com',
      'aino@example.com',
    ])
      numbers.push(await give(written({ email })));
    await shop.wait();
    expect(shop.mails).toHaveLength(limits.mailsTo.capacity);
    expect(shop.requests).toHaveLength(4);
    expect(await client.receipt(shop.connect(), numbers[3] ?? '')).toMatchObject({
      isMailed: false,
    });
  });

  test('a customer’s is exported and erased with their data, what is waiting too (L29)', async () => {
    const { db } = database();
    const number = await give(written(), shop.connect('fi', 'aino'));
    const anonymous = await give(written({ name: '', email: '' }), shop.connect('fi', 'aino'));
    const others = await give(written({ name: '' }), shop.connect('fi', 'onni'));
    const exported = await store.exportCustomer(db, 'aino');
    expect(exported).toHaveLength(1);
    expect(exported[0]).toMatchObject({
      reference: number,
      message: 'Paketti oli rikki.\n\nMitä nyt?',
    });
    expect(await store.exportCustomer(db, 'onni')).toHaveLength(1);
    await store.eraseCustomer(db, 'aino');
    expect(await store.exportCustomer(db, 'aino')).toEqual([]);
    await shop.wait();
    expect(shop.requests.map(({ key }) => key)).toEqual([anonymous, others]);
    expect(shop.mails).toHaveLength(1);
    expect(await jobs()).toEqual([]);
  });

  test('it is kept for the merchant’s days after it was delivered, else for a year (L29)', async () => {
    const { db } = database();
    shop.world.keptDays = 30;
    shop.world.answers = [200, 403];
    const [delivered, refused] = [
      await give(written({ email: '' })),
      await give(written({ email: '' })),
    ];
    await shop.wait();
    const after = (days: number) => shop.world.now.add({ hours: 24 * days });
    const left = async () =>
      (await store.listFeedback(db, true)).map(({ reference }) => reference).toSorted();
    await store.deleteDelivered(db, after(29));
    await store.deleteUndelivered(db, after(-1));
    expect(await left()).toEqual([delivered, refused].toSorted());
    await store.deleteDelivered(db, after(30));
    expect(await left()).toEqual([refused]);
    await store.deleteUndelivered(db, after(1));
    expect(await left()).toEqual([]);
  });
});
