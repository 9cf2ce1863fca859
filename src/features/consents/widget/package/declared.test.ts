import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type * as source from '../module.ts';
import type * as declared from './consent-widget.d.ts';

test('the package declares the settings that its components take (R344)', () => {
  type Props<Component extends (props: never) => unknown> = Parameters<Component>[0];
  expectTypeOf<Props<typeof declared.ConsentWidget>>().toEqualTypeOf<source.ConsentWidgetProps>();
  expectTypeOf<Props<typeof declared.ConsentGate>>().toEqualTypeOf<source.ConsentWidgetProps>();
  expectTypeOf<declared.ConsentWidgetHandle>().toEqualTypeOf<source.ConsentWidgetHandle>();
  const manifest = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8');
  expect(manifest).toContain('"types": "./consent-widget.d.ts"');
});
