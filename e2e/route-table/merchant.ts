/** What the merchant writes: pages, stores, the product finder. */
import { folded } from '../steps/reading.ts';
import type { Facts } from './facts.ts';
import { notFound, type State } from './state.ts';

/** A page of the merchant. */
const written = (path: string) => ({
  path,
  h1: ({ page }: Facts) => page(path).title,
  says: ({ page }: Facts) => folded(page(path).says),
  listed: true as const,
});

const helpPages = [
  'ota-yhteytta',
  'palautus',
  'reklamaatio',
  'takuu-ja-huolto',
  'ehdot',
  'sopimusehdot',
  'tietoturva',
  'sokosemotion',
  'palvelut',
  's-edut-ja-bonus',
  'faq',
  'toimitustavat',
  'maksutavat',
].map((name) => `/info/${name}`);

export const merchant: State[] = [
  { title: 'wellbeing (R036)', ...written('/hyvaolo') },
  { title: 'inspiration (R068)', ...written('/kategoria/inspiroidu') },
  { title: 'recipes', ...written('/reseptit') },
  { title: 'a recipe', ...written('/reseptit/lohikeitto') },
  { title: 'a recipe that is not known', path: '/reseptit/ei-ole', ...notFound },
  {
    title: 'feedback (R039, R402)',
    ...written('/palaute'),
    says: ({ t, page }) => [page('/palaute').says, t('pages/parts/feedback')('title')],
  },
  {
    title: 'the receipt of feedback that is not known (R402)',
    path: '/palaute?viite=2222-2222',
    leadsTo: '/palaute',
  },
  {
    title: 'what is stored in browsers (R384, R385)',
    path: '/evasteet',
    h1: ({ t }) => t('pages/cookie-settings')('title'),
    says: ({ t }) => t('pages/cookie-settings')('stored.viewed.what'),
  },
  {
    title: 'reviews, for a guest who has bought nothing (R015, R044)',
    path: '/arvio',
    h1: ({ t }) => t('pages/review')('title'),
    says: ({ t }) => t('pages/review')('none'),
  },
  {
    title: 'a review of a product that was not bought (R044)',
    path: ({ product }) => `/arvio?tuote=${product.sokId}`,
    who: 'customer',
    h1: ({ t }) => t('pages/review')('title'),
    says: ({ t }) => [t('pages/review')('others'), t('pages/review')('noneBought')],
  },
  {
    title: 'reviews of an order that has not come, opened by its key (R044)',
    path: ({ order }) => `/arvio?tilaus=${order.number}&avain=${order.key}`,
    h1: ({ t }) => t('pages/review')('title'),
    says: ({ t }) => t('pages/review')('coming'),
  },
  {
    title: 'the accessibility statement, with a form while the flag is on (R018, R046, R368, R369)',
    ...written('/saavutettavuus'),
    says: ({ t, page }) => [
      page('/saavutettavuus').says,
      t('pages/parts/feedback')('barrierTitle'),
    ],
  },
  {
    title: 'the receipt of a report that is no number (R369)',
    path: '/saavutettavuus?viite=x',
    leadsTo: '/saavutettavuus',
  },
  {
    title: 'all information (R037)',
    path: '/info',
    h1: ({ t }) => t('pages/parts/help')('help'),
    says: ({ page }) => helpPages.map((path) => page(path).title),
    listed: true,
  },
  { title: 'contact (R053)', ...written('/info/ota-yhteytta') },
  { title: 'returns (R054)', ...written('/info/palautus') },
  { title: 'complaints (R055)', ...written('/info/reklamaatio') },
  { title: 'warranty (R056)', ...written('/info/takuu-ja-huolto') },
  { title: 'terms (R057)', ...written('/info/ehdot') },
  { title: 'contract terms (R058)', ...written('/info/sopimusehdot') },
  { title: 'security (R059)', ...written('/info/tietoturva') },
  { title: 'advice on beauty (R060)', ...written('/info/sokosemotion') },
  { title: 'services (R061)', ...written('/info/palvelut') },
  { title: 'bonus (R062)', ...written('/info/s-edut-ja-bonus') },
  { title: 'questions (R063)', ...written('/info/faq') },
  { title: 'deliveries (R064)', ...written('/info/toimitustavat') },
  { title: 'payments (R065)', ...written('/info/maksutavat') },
  { title: 'information that is not known (R037)', path: '/info/ei-ole', ...notFound },
  {
    title: 'a page before it is published (R376)',
    ...written('/info/faq'),
    path: '/_preview/info/faq',
    listed: undefined,
  },
  { title: 'a preview of no page (R376)', path: '/_preview/ei-ole', ...notFound },
  {
    title: 'stores (R035)',
    path: '/myymalat',
    h1: ({ t }) => t('pages/stores')('title'),
    says: ({ store }) => store.name,
    listed: true,
  },
  {
    title: 'stores near a place that is not known (R035)',
    path: `/myymalat?postinumero=xqzvw`,
    h1: ({ t }) => t('pages/stores')('title'),
    says: ({ t }) => t('pages/parts/find-stores')('fault.town', { query: 'xqzvw' }),
  },
  {
    title: 'a store (R035)',
    path: ({ store }) => `/myymalat/${store.code}`,
    h1: ({ store }) => store.name,
    says: ({ store }) => store.streetAddress,
    listed: true,
  },
  { title: 'a store that is not known (R035)', path: '/myymalat/ei-ole', ...notFound },
  {
    title: 'the product finder begins (R050)',
    path: '/guided-entry',
    h1: ({ t }) => t('pages/guided-entry')('title'),
    says: ({ question }) => question('first').says,
    listed: true,
  },
  {
    title: 'the product finder goes on (R050)',
    path: ({ question }) => `/guided-entry?vaihe=${question('second').name}`,
    h1: ({ t }) => t('pages/guided-entry')('title'),
    called: ({ t, question }) => `${question('second').says} – ${t('pages/guided-entry')('title')}`,
    says: ({ question }) => question('second').says,
    listed: '/guided-entry',
  },
];
