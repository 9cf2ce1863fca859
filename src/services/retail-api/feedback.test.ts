import { expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import type { Environment } from '#features/content/record/switches.ts';
import { onOneDatabase } from '#platform/db/testing.ts';
import { sql } from 'drizzle-orm';
import type { RetailApiDeps } from './deps.ts';
import { feedbackDeps, feedbackFaults } from './feedback.ts';

const space = demoSpace({
  endpoints: {
    accessibilityReporting: { prod: 'https://a.example/', test: 'https://test.a.example/' },
    customerServiceFeedback: { prod: 'https://b.example/' },
    ads: {},
  },
  switches: { accessibilityReporting: { on: true, checkedIn: ['prod'] } },
});

const depsIn = (environment: Environment) =>
  feedbackDeps(
    { environment, database: {}, network: { proxies: 0, secrets: ['s'] } } as RetailApiDeps,
    {
      inUse: { space: () => space, middleware: async () => {} },
      customerOf: async () => null,
    },
    async () => {},
  );

test.each([
  ['prod', 'https://a.example/', 'https://b.example/', true],
  ['test', 'https://test.a.example/', null, false],
  ['qa', null, null, false],
] as const)(
  'in %s barriers go to %s, feedback to %s, and the switch says %s (R018, R024, R025, R369, R402)',
  (environment, accessibility, customerService, takesReports) => {
    const deps = depsIn(environment);
    expect(deps.endpointOf('accessibility')).toBe(accessibility);
    expect(deps.endpointOf('customer-service')).toBe(customerService);
    expect(deps.takesReports()).toBe(takesReports);
    expect(deps.merchantEmail()).toBe(space.seller.email);
    expect(deps.decided()).toBe(space.feedback);
  },
);

onOneDatabase('the state of the shop', (database) => {
  test('reports feedback that its service refused, until it is sent again (R025)', async () => {
    const { db } = database();
    expect(await feedbackFaults(db)).toEqual([]);
    await db.execute(sql`insert into feedback.message
      (reference, idempotency_key, kind, topic, text, name, email, order_number, page, language,
        received_at, is_mailed, state, tries)
      values ('2222-2222', 'k', 'accessibility', '', 'x', '', '', '', '', 'fi', now(), false, 'refused', 1)`);
    expect(await feedbackFaults(db)).toEqual(['Refused feedback (npm run feedback -- list): 1.']);
    await db.execute(sql`update feedback.message set state = 'waiting'`);
    expect(await feedbackFaults(db)).toEqual([]);
  });
});
