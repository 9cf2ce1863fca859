import { expect, test } from 'vitest';
import { Endpoints } from '../record/endpoints.ts';
import { environments } from '../record/switches.ts';
import { demoSpace } from '../testing.ts';
import { faultsOf, smallSpace } from '../testing/small-space.ts';
import { endpointsIn } from './endpoints.ts';

const endpoints = Endpoints.parse({
  accessibilityReporting: { prod: 'https://a.example/report', test: 'https://test.a.example/' },
  customerServiceFeedback: { prod: 'https://b.example/form?shop=1' },
  ads: { qa: 'https://c.example/v1/ads' },
});

test.each([
  ['prod', 'https://a.example/report', 'https://b.example/form?shop=1', null],
  ['qa', null, null, 'https://c.example/v1/ads'],
  ['contentdev', null, null, null],
  ['test', 'https://test.a.example/', null, null],
  ['local', null, null, null],
] as const)(
  'in %s barriers are reported to %s, feedback is sent to %s, and %s is asked for advertisements (R024, R025, R399)',
  (environment, accessibilityReporting, customerServiceFeedback, ads) => {
    expect(endpointsIn(endpoints, environment)).toEqual({
      accessibilityReporting,
      customerServiceFeedback,
      ads,
    });
  },
);

test('endpoints of an earlier release have no ad service (R399)', () => {
  const { ads: _, ...earlier } = endpoints;
  expect(endpointsIn(Endpoints.parse(earlier), 'qa').ads).toBeNull();
});

test('a new shop and the demo shop have none anywhere, until a merchant gives them (R024, R025)', () => {
  for (const environment of environments)
    expect(Object.values(endpointsIn(demoSpace().endpoints, environment))).toEqual([
      null,
      null,
      null,
    ]);
});

const given = (lines: string) => ({
  'endpoints.json': `{\n"accessibilityReporting": {\n${lines}\n},\n"customerServiceFeedback": {}\n}`,
});

test.each([
  ['an address that is not encrypted', '"prod": "http://a.example/"', 'https://'],
  ['an address of this shop', '"prod": "/palaute"', 'https://'],
  ['no address', '"prod": "a.example"', 'https://'],
  ['an empty address', '"prod": ""', 'https://'],
  ['a program', '"prod": "javascript:alert(1)"', 'https://'],
])('%s is refused with its line (R024, R025)', (_, line, begins) => {
  expect(faultsOf(smallSpace(given(line)))).toEqual([
    `endpoints.json:3 accessibilityReporting.prod must be an address that begins with ${begins}`,
  ]);
});

test.each([
  [
    'an address with a password',
    given('"prod": "https://a:b@a.example/"'),
    'endpoints.json:3 accessibilityReporting.prod must be an address without user name and password',
  ],
  [
    'an unknown environment',
    given('"test": "https://a.example/",\n"live": "https://a.example/"'),
    'endpoints.json:4 accessibilityReporting.live is not known here',
  ],
  [
    'an unknown endpoint',
    {
      'endpoints.json':
        '{\n"accessibilityReporting": {},\n"customerServiceFeedback": {},\n"weather": {}\n}',
    },
    'endpoints.json:4 weather is not known here',
  ],
  [
    'a missing endpoint',
    { 'endpoints.json': '{\n"accessibilityReporting": {}\n}' },
    'endpoints.json:1 customerServiceFeedback is missing',
  ],
])('%s is refused with its line (R024, R025)', (_, files, fault) => {
  expect(faultsOf(smallSpace(files))).toEqual([fault]);
});
