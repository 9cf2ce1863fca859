/** Campaigns before, while and after they run. */
import { expect } from '@playwright/test';
import type { Facts } from './facts.ts';
import { notFound, shell, type State } from './state.ts';

/** A campaign's page, which depends on the time. */
const campaign = (path: string, stage: 'before' | 'during' | 'over') => {
  const [, name = ''] = /([^/]+)$/.exec(path) ?? [];
  return {
    path,
    h1: (facts: Facts) => {
      expect(facts.campaign(name).stage).toBe(stage);
      return facts.local(facts.campaign(name).name);
    },
    says: (facts: Facts) => facts.campaign(name).says,
    listed: true as const,
  };
};

export const campaigns: State[] = [
  ...['/kampanja', '/kategoria/kampanjat'].map((path) => ({
    title: `campaigns are at ${path} (R033, R066)`,
    path,
    h1: shell('campaigns'),
    says: ({ t, campaign: of, local }: Facts) => [
      t('pages/parts/campaign')('now'),
      local(of('3-plus-1-paivaa').name),
    ],
    listed: '/kategoria/kampanjat',
  })),
  {
    title: 'a campaign that runs (R070)',
    ...campaign('/kampanja/3-plus-1-paivaa', 'during'),
  },
  {
    title: 'outlet before its time (R067)',
    ...campaign('/kategoria/kampanjat/outlet', 'before'),
  },
  {
    title: 'Black Friday before its time (R069)',
    ...campaign('/kategoria/kampanjat/black-friday', 'before'),
  },
  {
    title: 'the beauty invitation before its time (R072)',
    ...campaign('/kategoria/kampanjat/kutsu-kauneuteen', 'before'),
  },
  {
    title: 'the hair week after its time (R071)',
    ...campaign('/kategoria/kampanjat/hiusten-hellimisviikko', 'over'),
  },
  { title: 'a campaign that is not known (R033)', path: '/kampanja/ei-ole', ...notFound },
  {
    title: 'a campaign category that is not known (R066)',
    path: '/kategoria/kampanjat/ei-ole',
    ...notFound,
  },
  {
    title: 'a campaign of its own leads there from the categories (R033)',
    path: '/kategoria/kampanjat/3-plus-1-paivaa',
    status: 301,
    leadsTo: '/kampanja/3-plus-1-paivaa',
  },
  {
    title: 'a campaign category leads there from the campaigns (R033)',
    path: '/kampanja/outlet?sivu=2',
    status: 301,
    leadsTo: '/kategoria/kampanjat/outlet?sivu=2',
  },
];
