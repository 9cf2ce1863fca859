/** Campaigns the shop runs; feeds refer to them by promotion id. */
import type { Campaign } from '#features/campaigns/rules.ts';

export const campaigns: Campaign[] = [
  {
    path: 'black-friday',
    name: { fi: 'Black Friday', sv: 'Black Friday', en: 'Black Friday' },
    level: 'high',
    description: {
      fi: 'Syksyn suurimmat alennukset.',
      sv: 'Höstens största rabatter.',
      en: 'The biggest reductions of the autumn.',
    },
    color: '#1c231f',
    useColorForPrices: false,
    startTime: '2026-11-16T00:00:00+02:00',
    endTime: '2026-12-01T00:00:00+02:00',
    filters: [{ name: { fi: 'Black Friday' }, campaignIds: ['black-friday'] }],
    isPickupPointShippingFree: false,
  },
  {
    path: 'outlet',
    name: { fi: 'Outlet', sv: 'Outlet', en: 'Outlet' },
    level: 'normal',
    description: { fi: 'Viimeiset kappaleet.', sv: 'De sista exemplaren.', en: 'Last pieces.' },
    color: '#b3212e',
    useColorForPrices: false,
    startTime: '2026-01-01T00:00:00+02:00',
    endTime: '2030-01-01T00:00:00+02:00',
    filters: [{ name: { fi: 'Outlet' }, campaignIds: ['outlet'] }],
    isPickupPointShippingFree: false,
  },
  {
    path: 'hiusten-hellimisviikko',
    name: { fi: 'Hiusten hellimisviikko', sv: 'Hårvårdsveckan', en: 'Hair care week' },
    level: 'normal',
    description: {
      fi: 'Hiustuotteet –40 % normaalihinnasta bonuskortilla 5.–18.5.2025. Alennus lasketaan ostoskorissa, kun olet kirjautunut.',
      sv: 'Hårprodukter –40 % av normalpriset med bonuskort 5–18.5.2025. Rabatten räknas i varukorgen när du är inloggad.',
      en: '40% off the regular price of hair products with a bonus card, 5–18 May 2025. The reduction is made in the cart when you are logged in.',
    },
    loginLink: { fi: 'Kirjaudu', sv: 'Logga in', en: 'Log in' },
    color: '#7a4b6a',
    useColorForPrices: false,
    startTime: '2025-05-05T00:00:00+03:00',
    endTime: '2025-05-19T00:00:00+03:00',
    filters: [
      { name: { fi: 'Hiukset', sv: 'Hår', en: 'Hair' }, campaignIds: ['hiusten-hellimisviikko'] },
    ],
    isPickupPointShippingFree: false,
    cardPercent: 40,
  },
];

/** Suggestions of the search box before anything is typed. */
export const topTerms = {
  fi: ['villapaita', 'ruisleipä', 'kasvovoide', 'kuulokkeet', 'talvikengät'],
  sv: ['tröja', 'rågbröd', 'ansiktskräm', 'hörlurar', 'vinterskor'],
  en: ['jumper', 'rye bread', 'face cream', 'headphones', 'winter boots'],
};
