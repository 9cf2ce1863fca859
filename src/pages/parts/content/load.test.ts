import { expect, test } from 'vitest';
import type { ShownPage } from '#features/content/record/page.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { loadContent } from './load.ts';

const official = '/kuvat/sisalto/abc.png';
const facts = {
  space: { pictures: new Map([['notice-fi.png', official]]) },
} as unknown as RequestFacts;

/** The page of the legal guarantee with the block as the merchant has filled it in. */
const pageWith = (data: object) =>
  ({ title: 'Takuu', nodes: [{ type: 'block', name: 'guarantee', data }] }) as unknown as ShownPage;

test.each([
  ['as the Commission has drawn it', { picture: 'notice-fi.png' }, official],
  ['in words alone until the merchant has put it in', {}, null],
])('the notice of the legal guarantee is shown %s (L24)', async (_, data, picture) => {
  const { nodes } = await loadContent(facts, pageWith(data));
  expect(nodes).toEqual([{ type: 'shown', name: 'guarantee', props: { picture } }]);
});
