import { expect, test } from 'vitest';
import { campaign, faultsOf, page, replacing, smallSpace } from '../testing/small-space.ts';
import { demoSpaceFiles, newSpaceFiles } from '../testing.ts';
import { deadLinks } from './dead-links.ts';
import { readFiles } from './files.ts';
import { readSpace } from './space.ts';

const linked = (to: string) => ({ 'pages/info/faq.fi.md': page(`[Linkki](${to})`) });
const leadsNowhere = (to: string, what: string) => `the link ${to} leads nowhere: ${what}`;
const noAddress = 'the shop has no such address';

test.each([
  ['/olematon', noAddress],
  ['/ostoskori/vanha', noAddress],
  ['/tuote/kuppi', noAddress],
  ['/kampanja/loppu', 'there is no such campaign'],
  ['/kategoria/kampanjat/loppu?sivu=2', 'there is no such campaign'],
  ['/myymalat/xyz#aukiolo', 'there is no such store'],
  ['/reseptit/puuro', 'there is no such page'],
  ['/hyvaolo', 'there is no such page'],
])('a link to %s is refused in files, as it leads nowhere', (to, what) => {
  const changed = smallSpace(linked(to));
  expect(faultsOf(changed)).toEqual([expect.stringContaining(leadsNowhere(to, what))]);
  // What is stored already is read.
  expect(readSpace(7, readFiles(changed).documents).faults).toEqual([]);
});

test.each([
  '/',
  '/kampanja',
  '/kategoria',
  '/kampanja/talvi',
  '/kategoria/koti/valaisimet?vari=musta',
  '/kategoria/puuttuu',
  '/info/faq',
  '/tilaukset/100001',
  '/oma-tili/suostumukset/',
  '/haku?hakutermi=kahvi',
  '/kuvat/sisalto/x.svg',
  '#alku',
  'https://muu.example/olematon',
  'mailto:{email}',
])('a link to %s is taken', (to) => {
  expect(faultsOf(smallSpace({ ...linked(to), 'campaigns/talvi.json': campaign }))).toEqual([]);
});

test('links of blocks and of other documents are looked at too', () => {
  const changed = smallSpace({
    'shop.json': replacing('"to": "/myymalat"', '"to": "/myymälät"'),
    'marketing-consents.json': replacing('"url": "/info/tietoturva"', '"url": "/tietoturva"'),
    'finder.json': JSON.stringify({
      steps: {
        start: {
          question: { fi: 'Mitä?' },
          choices: [{ name: { fi: 'Ale' }, to: '/kampanja/ale' }],
        },
      },
    }),
    'pages/index.fi.md': page('```tiles\n- title: Ohje\n  to: /ohje\n```'),
  });
  expect(faultsOf(changed)).toEqual([
    expect.stringContaining(leadsNowhere('/kampanja/ale', 'there is no such campaign')),
    expect.stringContaining(leadsNowhere('/tietoturva', noAddress)),
    expect.stringContaining(leadsNowhere('/ohje', noAddress)),
    expect.stringContaining(leadsNowhere('/myymälät', noAddress)),
  ]);
});

test('the spaces of a new shop and of the demo shop have none', () => {
  for (const { documents } of [newSpaceFiles(), demoSpaceFiles()])
    expect(deadLinks(documents)).toEqual([]);
});
