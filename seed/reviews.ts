/** Reviews of the demo products, put together from sentences; the same on every run. */
import type { NewReview } from '#features/reviews/record.ts';
import type { Products } from './products.ts';
import { randomFrom, type Random } from './random.ts';
import { known, readTable } from './tables.ts';

export type DemoReview = Omit<NewReview, 'customerId' | 'orderNumber'>;

/** Share of the products that somebody has reviewed. */
const ratedShare = 0.25;
/** Most reviews of a product; few have that many. */
const most = 9;
/** Languages as often as reviews are in them, of a hundred. */
const languages = [
  ['fi', 72],
  ['sv', 88],
  ['en', 100],
] as const;
/** Shares of writers who find it small, and small or right. */
const smallShare = 0.18;
const rightShare = 0.86;
const disappointedShare = 0.05;
const dayMs = 86_400_000;

/** Sentences by what they are about. */
function readSentences() {
  const rows = {
    openings: readTable<'language' | 'stars' | 'title' | 'text'>('reviews/openings.tsv'),
    details: readTable<'language' | 'about' | 'tone' | 'text'>('reviews/details.tsv'),
    names: readTable<'language' | 'name'>('reviews/names.tsv'),
    departments: readTable<'department' | 'about'>('reviews/departments.tsv'),
  };
  return {
    openings: Map.groupBy(rows.openings, ({ language, stars }) => `${language} ${stars}`),
    details: Map.groupBy(
      rows.details,
      ({ language, about, tone }) => `${language} ${about} ${tone}`,
    ),
    names: Map.groupBy(rows.names, ({ language }) => language),
    abouts: new Map(rows.departments.map(({ department, about }) => [department, about])),
  };
}

type Sentences = ReturnType<typeof readSentences>;

/** @param now epoch milliseconds; the reviews are from before */
export function demoReviews(products: readonly Products[], now: number): DemoReview[] {
  const random = randomFrom(20_26);
  const sentences = readSentences();
  return products.flatMap((product) => {
    if (!random.chance(ratedShare)) return [];
    const count = 1 + Math.floor(most * random.next() ** 3);
    /** How good the product is: most are good, some are not. */
    const quality = 0.25 + 0.7 * random.next() ** 0.55;
    const used = new Set<string>();
    return Array.from({ length: count }, () =>
      reviewOf({ product, random, sentences, quality, used, now }),
    ).filter((review) => review !== null);
  });
}

interface Writing {
  product: Products;
  random: Random;
  sentences: Sentences;
  quality: number;
  /** Sentences that other reviews of the product have. */
  used: Set<string>;
  now: number;
}

/** Null when every sentence that fits is used. */
function reviewOf(writing: Writing): DemoReview | null {
  const { product, random, sentences, quality, now } = writing;
  const stars = starsFor(quality, random);
  const percent = random.next() * 100;
  const language = languages.find(([, upTo]) => percent < upTo)?.[0] ?? 'fi';
  const opening = unused(writing, known(sentences.openings, `${language} ${stars}`));
  if (!opening) return null;
  const isSized = product.items.some(({ size }) => size !== null);
  const about = isSized ? 'clothes' : known(sentences.abouts, product.categories[0]?.fi ?? '');
  const tone = stars === 3 ? random.chance(0.5) : stars > 3;
  const details = known(sentences.details, `${language} ${about} ${tone ? 'good' : 'bad'}`);
  const detail = random.chance(0.8) ? unused(writing, details) : undefined;
  const daysAgo = random.between(1, Math.max(2, product.age));
  return {
    productSokId: product.id,
    stars,
    title: opening.title,
    text: [opening.text, detail?.text].filter(Boolean).join(' '),
    displayName: pick(random, known(sentences.names, language)).name,
    fit: isSized ? fitFor(random) : null,
    language,
    sentAt: Temporal.Instant.fromEpochMilliseconds(
      now - daysAgo * dayMs - random.between(0, dayMs),
    ),
  };
}

/** Now and then somebody is disappointed with a good product. */
const starsFor = (quality: number, random: Random): number =>
  random.chance(disappointedShare)
    ? random.between(1, 2)
    : Math.max(1, Math.min(5, Math.round(5 * quality + 1.6 * (random.next() - 0.5) + 0.4)));

function fitFor(random: Random): DemoReview['fit'] {
  const share = random.next();
  if (random.chance(0.3)) return null;
  if (share < smallShare) return 'small';
  return share < rightShare ? 'true' : 'large';
}

/** One of the rows; there is at least one. */
const pick = <Row>(random: Random, rows: readonly Row[]): Row =>
  rows[random.between(0, rows.length - 1)] as Row;

function unused<Row extends { text: string }>(
  { random, used }: Writing,
  rows: readonly Row[],
): Row | undefined {
  const left = rows.filter(({ text }) => !used.has(text));
  if (left.length === 0) return undefined;
  const row = pick(random, left);
  used.add(row.text);
  return row;
}
