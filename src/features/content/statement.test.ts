/** The accessibility statement of a new shop has what the law asks for, in each language (R368, L15). */
import { describe, expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { demoSpace } from './testing.ts';
import { pageIn } from './rules/page.ts';

const space = demoSpace();
const { seller } = space;

describe.each(languages)('the statement in %s', (language) => {
  const text = JSON.stringify(pageIn(space, '/saavutettavuus', language));

  test.each([
    ['the law', '306/2019'],
    ['the standard', 'EN 301 549'],
    ['the level', 'WCAG 2.1'],
    ['what is aimed at', 'WCAG 2.2'],
    ['the tool of the assessment', 'axe'],
    ['a known shortcoming', '1.1.1'],
    ['who provides the service', seller.name],
    ['the address for feedback', seller.email],
    ['its telephone number', seller.phone],
    ['the form for feedback', '#lomake'],
    ['the time of the answer', '14 '],
    ['the authority', 'Traficom'],
    ['its telephone number', 'tel:+358295345000'],
    ['the year of the statement', '2026'],
  ])('has %s (R368)', (_, part) => {
    expect(text).toContain(part);
  });
});

test.each([
  ['fi', 'saavutettavuusvaatimukset.fi', 'saavutettavuus@traficom.fi'],
  ['sv', 'tillganglighetskrav.fi', 'tillganglighet@traficom.fi'],
  ['en', 'webaccessibility.fi', 'saavutettavuus@traficom.fi'],
] as const)('in %s complaints go to %s and %s (R368)', (language, site, email) => {
  const text = JSON.stringify(pageIn(space, '/saavutettavuus', language));
  expect(text).toContain(`https://www.${site}/`);
  expect(text).toContain(`mailto:${email}`);
});
