import { expect, test } from 'vitest';
import { panelAfter, type PanelState } from './panel-state.ts';

test('a panel goes closed, opening, open, closing and closed again (R364)', () => {
  const seen: PanelState[] = ['closed'];
  for (const event of ['pressed', 'finished', 'pressed', 'finished'] as const) {
    seen.push(panelAfter(seen.at(-1) ?? 'closed', event));
  }
  expect(seen).toEqual(['closed', 'opening', 'open', 'closing', 'closed']);
});

test.each([
  ['closed', 'pressed', 'opening'],
  ['closed', 'finished', 'closed'],
  ['closed', 'shown', 'open'],
  ['closed', 'hidden', 'closed'],
  ['opening', 'pressed', 'closing'],
  ['opening', 'finished', 'open'],
  ['opening', 'shown', 'opening'],
  ['opening', 'hidden', 'closed'],
  ['open', 'pressed', 'closing'],
  ['open', 'finished', 'open'],
  ['open', 'shown', 'open'],
  ['open', 'hidden', 'closed'],
  ['closing', 'pressed', 'opening'],
  ['closing', 'finished', 'closed'],
  ['closing', 'shown', 'closing'],
  ['closing', 'hidden', 'closed'],
] as const)('a panel that is %s and is %s is %s (R364)', (state, event, after) => {
  expect(panelAfter(state, event)).toBe(after);
});
