import { describe, expect, it } from 'vitest';
import { pageOf, rowsIn, titlesIn } from './spec-map.ts';

describe('the specification map', () => {
  it.each([
    ['one row', 'joined by underscores (R104)', ['R104']],
    ['a list', '(R411, R412)', ['R411', 'R412']],
    ['a range', '(R405–R407)', ['R405', 'R406', 'R407']],
    ['a range with a hyphen and one R', 'R405-407', ['R405', 'R406', 'R407']],
    ['no row', 'R12, XR104 and R1040', []],
  ])('understands %s', (_, text, rows) => expect(rowsIn(text)).toEqual(rows));

  it('finds titles in all three kinds of quotes', () => {
    const text = 'it(\'a (R001)\', x); it.each(y)(`b (R002)`); test("c (R003)"); // R004';
    expect(titlesIn(text)).toEqual(['a (R001)', 'b (R002)', 'c (R003)']);
  });

  it('says for each row where it lives, what proves it and which command runs that, and which are unproven', () => {
    const rows = [
      { id: 'R001', area: 'Start', statement: 'one' },
      { id: 'R002', area: 'Start', statement: 'two' },
      { id: 'R003', area: 'Start', statement: 'three' },
    ];
    const code = [{ file: 'src/a.ts', rows: ['R001', 'R001'] }];
    const tests = [
      { file: 'src/a.test.ts', title: 'it works (R001)', rows: ['R001'] },
      { file: 'e2e/a.spec.ts', title: 'so it does (R001, R003)', rows: ['R001', 'R003'] },
    ];
    const page = pageOf(rows, code, tests, ['e2e/a.spec.ts']);
    const also = 'so it does (R001, R003) `e2e/a.spec.ts`';
    expect(page).toContain(
      `| R001 | one | \`src/a.ts\` | it works (R001) \`src/a.test.ts\`<br>${also} | \`npm test\` |`,
    );
    expect(page).toContain(`| R003 | three |  | ${also} | \`npm run test:all\` |`);
    expect(page).toContain('2 of 3 rows are proven by a test. Not yet: R002.');
  });
});
