import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { transactionsEnded } from '#platform/db/testing/transactions.ts';
import { catalogueReader, catalogueVersion } from '../catalogue/repository/read.ts';
import { readStock } from '../catalogue/repository/stock.ts';
import { item, many, now, openFeeds, type Row } from './testing/feeds.ts';

onOneDatabase('importing feeds', (database) => {
  const feeds = openFeeds(database);
  const { folder, tsv, run, readPrices, product } = feeds;
  beforeEach(feeds.clear);

  test('three files of one name are one feed with texts in three languages (R392)', async () => {
    const files = [
      tsv('k.en.tsv', [
        item('1', { title: 'Pudding', product_type: 'Food > Desserts', color: 'Puce' }),
      ]),
      tsv('k.fi.tsv', [
        item('1', { title: 'Vanukas', color: 'Kirpunruskea', tax_category: 'food' }),
      ]),
      tsv('k.sv.tsv', [item('1', { title: 'Pudding (sv)', product_type: 'Mat > Efterrätter' })]),
    ];
    expect(await run(files)).toMatchObject({ added: 1, rows: 3, rejected: [] });
    const reader = catalogueReader(database().db, readPrices);
    const [products = []] = await Array.fromAsync(reader.readAllProducts([]));
    const categories = await reader.readCategories();
    expect(products[0]).toMatchObject({
      sokId: '1',
      name: { fi: 'Vanukas', sv: 'Pudding (sv)', en: 'Pudding' },
      categoryPath: 'ruoka/jalkiruoat',
      colours: [{ id: 'kirpunruskea', name: { fi: 'Kirpunruskea', en: 'Puce' } }],
      taxClass: 'food',
      stock: 4,
      price: { regularCents: 1000 },
    });
    expect(categories.map(({ path, name }) => [path, name.sv])).toEqual([
      ['ruoka', 'Mat'],
      ['ruoka/jalkiruoat', 'Efterrätter'],
    ]);
  });

  test('the merchant’s own ids and the manufacturer’s part numbers are kept, also of variants', async () => {
    await run([
      tsv('n.fi.tsv', [
        item('T30720', { mpn: 'KX-450' }),
        item('2', { mpn: '' }),
        item('G1-M', { item_group_id: 'G1', size: 'M', mpn: 'G1/M' }),
        item('G1-L', { item_group_id: 'G1', size: 'L' }),
      ]),
    ]);
    const reader = catalogueReader(database().db, readPrices);
    const [products = []] = await Array.fromAsync(reader.readAllProducts([]));
    const own = ({ sku, mpn }: { sku?: string; mpn?: string | null }) => [sku, mpn];
    expect(products.map((one) => [...own(one), one.variants.map(own)])).toEqual(
      expect.arrayContaining([
        ['T30720', 'KX-450', []],
        [undefined, undefined, []],
        [
          'G1',
          undefined,
          [
            ['G1-M', 'G1/M'],
            ['G1-L', undefined],
          ],
        ],
      ]),
    );
  });

  test('the merchant’s order and the day products can be bought from come with the feed and go with it (R088)', async () => {
    const reported = item('1', { custom_label_2: '3', availability_date: '2026-12-24' });
    await run([tsv('o.fi.tsv', [reported])]);
    const from = Date.parse('2026-12-24T00:00+02:00');
    expect(await product('1')).toMatchObject({ position: 3, buyableFrom: from });
    await run([tsv('o.fi.tsv', [item('1')])]);
    expect(await product('1')).toMatchObject({ position: null, buyableFrom: null });
  });

  test('what can be ordered in advance comes with its day; without one it is sold out (R157)', async () => {
    const sold = (availability: string, availability_date = '') =>
      item('1', { availability, availability_date, quantity: '7' });
    const availability = async () => {
      const one = await product('1');
      return [one?.availability, one?.buyableFrom, one?.stock];
    };
    const day = Date.parse('2026-12-24T00:00+02:00');
    await run([tsv('k.fi.tsv', [sold('preorder', '2026-12-24')])]);
    expect(await availability()).toEqual(['PREORDER', day, 7]);
    await run([tsv('k.fi.tsv', [sold('backorder')])]);
    expect(await availability()).toEqual(['SOLD_OUT', null, 0]);
    const group = { item_group_id: '5' };
    const variants = [
      item('11', {
        ...group,
        size: 'S',
        availability: 'preorder',
        availability_date: '2026-12-24',
      }),
      item('12', {
        ...group,
        size: 'M',
        availability: 'preorder',
        availability_date: '2026-12-30',
      }),
      item('13', { ...group, size: 'L' }),
    ];
    await run([tsv('k.fi.tsv', [sold('backorder'), ...variants])]);
    expect(await product('5')).toMatchObject({
      buyableFrom: Date.parse('2026-12-30T00:00+02:00'),
      variants: [
        { availability: 'PREORDER' },
        { availability: 'PREORDER' },
        { availability: 'AVAILABLE' },
      ],
    });
  });

  test('whom a product is for and its diet are those of the first row of its group, and a change is seen', async () => {
    const rows = (first: Row) => [
      item('1', { item_group_id: 'g', size: 'S', ...first }),
      item('2', { item_group_id: 'g', size: 'M', gender: 'male', diet: 'organic' }),
      item('3'),
    ];
    const words = { gender: 'Female', age_group: 'adult', diet: 'vegan, gluten free,vegan' };
    await run([tsv('w.fi.tsv', rows(words))]);
    expect((await product('1'))?.attributes).toEqual({
      gender: ['female'],
      age_group: ['adult'],
      diet: ['gluten_free', 'vegan'],
    });
    expect(await product('3')).not.toHaveProperty('attributes');
    expect(await run([tsv('w.fi.tsv', rows(words))])).toMatchObject({ changed: 0, unchanged: 2 });
    const fewer = { ...words, gender: '', diet: '' };
    expect(await run([tsv('w.fi.tsv', rows(fewer))])).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await product('1'))?.attributes).toEqual({ age_group: ['adult'] });
    await run([tsv('w.fi.tsv', rows({ gender: '', age_group: '' }))]);
    expect(await product('1')).not.toHaveProperty('attributes');
  });

  test('an unknown word for whom it is, or of a diet, is a fault of its row', async () => {
    const rows = [item('1', { gender: 'women' }), item('2', { diet: 'vegan, raw' }), item('3')];
    const { rejected } = await run([tsv('u.fi.tsv', rows)]);
    expect(rejected.map(({ line, field, value, reason }) => [line, field, value, reason])).toEqual([
      [2, 'gender', 'women', 'must be one of male, female, unisex'],
      [
        3,
        'diet',
        'vegan, raw',
        'must be one of gluten_free, lactose_free, milk_free, vegan, vegetarian, sugar_free, organic',
      ],
    ]);
  });

  test('only what a later import brings is new, unless the feed says since when', async () => {
    const dateOf = async (id: string) => (await product(id))?.createdAt;
    const dated = item('2', { custom_label_1: '2026-11-01T08:00:00Z' });
    await run([tsv('k.fi.tsv', [item('1'), dated])]);
    expect(await dateOf('1')).toBe(0);
    expect(await dateOf('2')).toBe(Date.parse('2026-11-01T08:00:00Z'));
    await run([tsv('k.fi.tsv', [item('1'), dated, item('3')])]);
    expect(await dateOf('1')).toBe(0);
    expect(await dateOf('3')).toBe(now.epochMilliseconds);
    await run([tsv('other.fi.tsv', [item('4')])]);
    expect(await dateOf('4')).toBe(0);
  });

  test('rows of one group are variants, found by their own ids (R162)', async () => {
    const group = { item_group_id: 'paita-1', product_type: 'Muoti > Paidat' };
    const rows = [
      item('11', { ...group, color: 'Musta/Valkoinen', size: 'S', quantity: '0' }),
      item('abc', { ...group, color: 'White', size: 'M', price: '12.50 EUR' }),
    ];
    await run([tsv('p.fi.tsv', rows)]);
    const found = await product('11');
    expect(found?.sokId).toMatch(/^9\d{14}$/);
    expect(found?.stock).toBe(4);
    expect(found?.taxClass).toBe('general');
    expect(found?.variants.map((one) => [one.size, one.colours.map(({ id }) => id)])).toEqual([
      ['S', ['musta', 'valkoinen']],
      ['M', ['valkoinen']],
    ]);
    expect(found?.variants[1]?.sokId).toMatch(/^9\d{14}$/);
    await run([tsv('p.fi.tsv', rows.slice(0, 1))]);
    expect((await product('11'))?.variants.map(({ size }) => size)).toEqual(['S']);
  });

  test('the same feed twice changes nothing, not even stock that was sold', async () => {
    const file = tsv('same.fi.tsv', many(3));
    await run([file]);
    const [version, writes] = [await catalogueVersion(database().db), feeds.priceWrites()];
    await database().run(`update catalogue.stock set quantity = 1 where sok_id = '100'`);
    expect(await run([file])).toMatchObject({ added: 0, changed: 0, unchanged: 3, removed: 0 });
    expect(await catalogueVersion(database().db)).toBe(version);
    expect(feeds.priceWrites()).toBe(writes);
    expect((await readStock(database().db, ['100'])).get('100')).toBe(1);
    const dearer = many(3).with(0, item('100', { price: '11 EUR' }));
    expect(await run([tsv('same.fi.tsv', dearer)])).toMatchObject({ changed: 1, unchanged: 2 });
    expect(await catalogueVersion(database().db)).toBe(version + 1);
    expect((await product('100'))?.price.regularCents).toBe(1100);
    expect((await product('100'))?.stock).toBe(1);
    await run([tsv('same.fi.tsv', many(3).with(0, item('100', { quantity: '6' })))]);
    expect((await product('100'))?.stock).toBe(6);
  });

  test('faulty rows are reported by line and field, the others are imported', async () => {
    const rows = [
      item('1'),
      item('2', { price: '0 EUR', gtin: '6410405082658' }),
      item('3', { availability: 'maybe' }),
      item('1', { title: 'Toinen' }),
      item('4', { title: '' }),
      item('5', { deposit: '12 EUR' }),
      item('6', { price: '1234567.89 EUR' }),
    ];
    const summary = await run([tsv('bad.fi.tsv', rows)]);
    expect(summary).toMatchObject({ added: 1, files: [{ rows: 7, rejected: 6 }] });
    expect(summary.rejected.map(({ line, field }) => [line, field])).toEqual([
      [3, 'price'],
      [3, 'gtin'],
      [4, 'availability'],
      [5, 'id'],
      [6, 'title'],
      [7, 'deposit'],
      [8, 'price'],
    ]);
    expect(summary.rejected.at(-1)?.reason).toBe('must be below 1000000 EUR');
    const other = await run([tsv('other.fi.tsv', [item('1'), item('7')])]);
    expect(other.rejected).toMatchObject([{ line: 2, id: '1', reason: 'belongs to the feed bad' }]);
    expect(other.files).toMatchObject([{ rows: 2, rejected: 1 }]);
  });

  test('what is missing goes off sale, unless it is over a fifth of the feed', async () => {
    await run([tsv('m.fi.tsv', many(10))]);
    const refused = await run([tsv('m.fi.tsv', many(7))]);
    expect(refused).toMatchObject({
      removed: 0,
      refused: [{ feed: 'm', missing: 3, active: 10 }],
    });
    expect(await product('109')).not.toBeNull();
    expect(await run([tsv('m.fi.tsv', many(8))])).toMatchObject({ removed: 2, refused: [] });
    expect(await product('109')).toBeNull();
    expect(await run([tsv('m.fi.tsv', many(1))], { confirm: true })).toMatchObject({ removed: 7 });
    expect(await run([tsv('m.fi.tsv', many(10))])).toMatchObject({ changed: 9, unchanged: 1 });
  });

  test('the merchant’s rules tax a product by its type, and the tax category of its row decides (L06)', async () => {
    const taxed = async (more: Row) => {
      await run([tsv('vat.fi.tsv', [item('1', more)])]);
      return (await product('1'))?.taxClass;
    };
    expect(await taxed({ product_type: 'Ruoka > Juomat' })).toBe('food');
    expect(await taxed({ product_type: 'Groceries > Bakery' })).toBe('food');
    expect(await taxed({ product_type: 'Koti > Astiat' })).toBe('general');
    expect(await taxed({ product_type: 'Ruoka > Alkoholijuomat' })).toBe('general');
    expect(await taxed({ product_type: 'Koti > Lehdet', tax_category: 'press' })).toBe('press');
    expect(await taxed({ tax_category: 'yleinen' })).toBe('general');
    const unknown = await run([tsv('vat.fi.tsv', [item('1', { tax_category: 'tax-free' })])]);
    expect(unknown.rejected).toMatchObject([
      { field: 'tax_category', reason: 'must be one of general, food, press' },
    ]);
  });

  test('products whose row is faulty are not gone', async () => {
    await run([tsv('f.fi.tsv', many(2))]);
    const faulty = [item('100'), item('101', { product_type: '???' })];
    expect(await run([tsv('f.fi.tsv', faulty)])).toMatchObject({ removed: 0, unchanged: 1 });
    expect(await product('101')).not.toBeNull();
    const group = { item_group_id: 'g' };
    const [s, m] = [
      { ...group, size: 'S' },
      { ...group, size: 'M' },
    ];
    await run([tsv('g.fi.tsv', [item('11', s), item('12', m)])]);
    const half = [item('11', { ...s, quantity: '7' }), item('12', { ...m, price: 'x' })];
    expect(await run([tsv('g.fi.tsv', half)])).toMatchObject({ changed: 1 });
    const stocks = (await product('11'))?.variants.map(({ sokId, stock }) => [sokId, stock]);
    expect(stocks).toEqual([
      ['11', 7],
      ['12', 4],
    ]);
  });

  test('a feed whose file was renamed is reported once; its former name can be given', async () => {
    await run([tsv('old.fi.tsv', many(3))]);
    const renamed = tsv('new.fi.tsv', many(3));
    const { failed, rejected, removed } = await run([renamed]);
    const reason = `${renamed}: all its products belong to the feed old. If the file was renamed, import it with --feed old.`;
    expect([failed, rejected, removed]).toEqual([[{ feed: 'new', reason }], [], 0]);
    expect(await run([renamed], { feed: 'old' })).toMatchObject({ unchanged: 3, failed: [] });
  });

  test('two files of one name are no one feed; --feed parts them', async () => {
    mkdirSync(join(folder, 'ka'), { recursive: true });
    mkdirSync(join(folder, 'kb'), { recursive: true });
    const files = [
      tsv('ka/products.fi.tsv', [item('1')]),
      tsv('kb/products.tsv', [item('2')]),
    ] as const;
    await expect(run([...files])).rejects.toThrow(
      `${files[0]} and ${files[1]} are both the fi file of the feed products.`,
    );
    await run([files[0]]);
    expect(await run([files[1]])).toMatchObject({
      refused: [{ feed: 'products', missing: 1, active: 1 }],
    });
    expect(await run([files[1]], { feed: 'kb' })).toMatchObject({ added: 1, removed: 0 });
  });

  test('of two imports at once the second sees what the first has brought', async () => {
    const rows = [item('1'), item('2')];
    const files = [tsv('one.fi.tsv', rows), tsv('two.fi.tsv', rows)];
    const both = await Promise.all(files.map((file) => run([file])));
    expect(both.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(both.flatMap(({ failed }) => failed)).toHaveLength(1);
  });

  test('rows that are badly written cost no neighbour, and take nothing off sale', async () => {
    const file = tsv('w.fi.tsv', many(10));
    await run([file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[2] = lines[2]?.replace('Tavara', '"Avoin') ?? '';
    lines[4] = lines[4]?.replace('Tavara', 'K\u00E4k\u00E4tys') ?? '';
    lines[5] = lines[5]?.replace('Tavara', 'Nu\0lla') ?? '';
    lines[6] = lines[6]?.replace('Jälkiruoat', 'J\u00E4lkiruoat ja "lainaus"') ?? '';
    // One row in another encoding than its neighbours.
    const bytes = lines.map((line, i) => Buffer.from(`${line}\n`, i === 4 ? 'latin1' : 'utf8'));
    writeFileSync(file, Buffer.concat(bytes));
    const summary = await run([file]);
    expect(summary).toMatchObject({ added: 0, removed: 0, changed: 1, unchanged: 6, failed: [] });
    expect(
      summary.rejected.map(({ line, id, field, reason }) => [line, id, field, reason]),
    ).toEqual([
      [3, '101', 'title', 'opens a quotation mark that the line does not close'],
      [5, '103', 'title', 'has letters that are not in the encoding of the file (UTF-8)'],
      [5, '103', 'product_type', 'has letters that are not in the encoding of the file (UTF-8)'],
      [6, '104', 'title', 'has the character U+0000, which no text may have'],
    ]);
  });

  test('a row whose id cannot be read may be any product, so that nothing is taken for gone', async () => {
    await run([tsv('u.fi.tsv', many(10))]);
    const rows = many(10).with(3, item('', { title: 'Nimetön' }));
    expect(await run([tsv('u.fi.tsv', rows)])).toMatchObject({ removed: 0, unchanged: 9 });
  });

  test('each file that has no products or no valid columns or is broken is reported, the others are imported', async () => {
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const files = [
      write('empty.fi.tsv', ''),
      tsv('head.fi.tsv', [item('1')]),
      write('semi.fi.tsv', 'id;title;price\n1;Yksi;2 EUR\n'),
      write('cut.fi.xml', '<rss><item><id>1</id>'),
      tsv('fine.fi.tsv', [item('2')]),
    ];
    writeFileSync(files[1] ?? '', `${Object.keys(item('1')).join('\t')}\n`);
    const summary = await run(files);
    expect(summary.added).toBe(1);
    expect(summary.failed.map(({ reason }) => reason.replace(folder, ''))).toEqual([
      '/empty.fi.tsv has no products that can be taken in.',
      '/head.fi.tsv has no products that can be taken in.',
      '/semi.fi.tsv:1: the columns id, title, product_type or google_product_category, price, availability cannot be found. ' +
        'The first line must name the columns, parted by tabs. It has ; where tabs must be.',
      '/cut.fi.xml:1:21: unclosed tag: item',
    ]);
    expect(summary.rejected).toEqual([]);
  });

  test('the new name of a brand reaches products that did not change themselves', async () => {
    const brandOf = async (sokId: string) => (await product(sokId))?.brand?.name;
    await run([tsv('b1.fi.tsv', [item('1', { brand: 'KIVIKKO' })])]);
    await run([tsv('b2.fi.tsv', [item('2', { brand: 'KIVIKKO' })])]);
    const reader = catalogueReader(database().db, readPrices);
    await transactionsEnded(database().db);
    const { stockMark } = await reader.readState();
    await run([tsv('b2.fi.tsv', [item('2', { brand: 'Kivikko' })])]);
    expect([await brandOf('1'), await brandOf('2')]).toEqual(['Kivikko', 'Kivikko']);
    expect((await reader.readChangedIds(stockMark, 9)).toSorted()).toEqual(['1', '2']);
  });

  test('pictures beside the feed are kept, those outside its folder are not', async () => {
    const image = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    mkdirSync(join(folder, 'feed'), { recursive: true });
    writeFileSync(join(folder, 'feed', 'a.png'), image);
    writeFileSync(join(folder, 'secret.png'), image);
    writeFileSync(join(folder, 'feed', 'cut.png'), image.subarray(0, image.length - 30));
    writeFileSync(join(folder, 'feed', 'words.jpg'), 'no picture');
    const links = ['a.png', '../secret.png', 'https://shop.example/b.jpg', 'cut.png', 'words.jpg'];
    const rows = links.map((image_link, i) => item(String(i + 1), { image_link }));
    const summary = await run([tsv('feed/q.fi.tsv', rows)]);
    expect(summary.pictures).toEqual({
      copied: 1,
      skipped: 1,
      failed: [
        { link: '../secret.png', reason: 'It is outside the folder of the feed.' },
        { link: 'cut.png', reason: 'It is cut off or damaged.' },
        { link: 'words.jpg', reason: 'It is none of JPEG, PNG, WebP, AVIF and SVG.' },
      ],
    });
    expect(summary.noted.map(({ id, line, field, value }) => [id, line, field, value])).toEqual([
      ['2', 3, 'image_link', '../secret.png'],
      ['4', 5, 'image_link', 'cut.png'],
      ['5', 6, 'image_link', 'words.jpg'],
    ]);
    const [picture] = (await product('1'))?.pictures ?? [];
    expect(picture).toMatchObject({ width: 30, height: 20 });
    expect(readdirSync(join(folder, 'pictures/originals'))).toEqual([`${picture?.id}.png`]);
    expect((await product('2'))?.pictures).toEqual([]);
  });

  test('further pictures belong to the colour whose rows alone have them', async () => {
    const drawn = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"></svg>`;
    mkdirSync(join(folder, 'feed'), { recursive: true });
    for (const [i, name] of ['red', 'red-close', 'blue', 'both'].entries())
      writeFileSync(join(folder, 'feed', `${name}.svg`), drawn(i + 1));
    const row = (id: string, color: string, size: string, more: string) =>
      item(id, {
        item_group_id: '7',
        color,
        size,
        image_link: color === 'Punainen' ? 'red.svg' : 'blue.svg',
        additional_image_link: more,
      });
    await run([
      tsv('feed/c.fi.tsv', [
        row('71', 'Punainen', 'S', 'red-close.svg,both.svg'),
        row('72', 'Punainen', 'M', 'red-close.svg'),
        row('73', 'Sininen', 'S', 'both.svg'),
      ]),
    ]);
    const found = await product('7');
    expect(found?.pictures.map(({ width, color }) => [width, color])).toEqual([
      [1, 'punainen'],
      [2, 'punainen'],
      [4, undefined],
      [3, 'sininen'],
    ]);
  });
});
