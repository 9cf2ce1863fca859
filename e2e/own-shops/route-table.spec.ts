/** Every address of the shop in each of its states, in three languages, mostly asked without a browser. The
 * shop's clock stands in the middle of a campaign, so that others are over or yet to come. */
import { matchRoutes, type RouteObject } from 'react-router';
import { languages } from '../../src/platform/i18n/language.ts';
import routes from '../../src/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { answers, derived } from '../route-table/answers.ts';
import { buying } from '../route-table/buying.ts';
import { campaigns } from '../route-table/campaigns.ts';
import { catalogue } from '../route-table/catalogue.ts';
import { factsIn, moment, type Facts } from '../route-table/facts.ts';
import { merchant } from '../route-table/merchant.ts';
import { others } from '../route-table/others.ts';
import { sessions } from '../route-table/sessions.ts';
import { welcome, type Visitors } from '../route-table/visitors.ts';

const table = [...catalogue, ...campaigns, ...merchant, ...buying, ...sessions, ...others];

test.use({ settings: { env: { AITTA_NOW: moment.toString() } } });
// One after the other in the same shop.
test.describe.configure({ mode: 'default' });

let visitors: Visitors;
let inLanguages: Facts[];

test.beforeAll(async ({ browser, shop }) => {
  visitors = await welcome(browser, shop);
  inLanguages = await Promise.all(languages.map((language) => factsIn(language, visitors)));
});
test.afterAll(() => visitors.close());

for (const state of table) {
  test(state.title, async ({ shop }) => {
    const from = visitors[state.who ?? 'guest'];
    for (const facts of inLanguages) await answers(state, { from, facts, shop });
  });
}

test('the table has every route of the shop', () => {
  const own = routes.map(({ id, file, path, index }) => ({ id: id ?? file, path, index }));
  const asked = table.flatMap(({ path }) => {
    const paths = inLanguages.map((facts) => derived(path, facts).split('?')[0] ?? '');
    return paths.map((one) => matchRoutes(own as RouteObject[], one)?.at(-1)?.route.id);
  });
  expect(own.map(({ id }) => id).filter((id) => !asked.includes(id))).toEqual([]);
});
