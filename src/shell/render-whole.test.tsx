import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const pageWith = (part: React.ReactNode) => () => (
  <html lang="fi">
    <body>
      <Suspense fallback="…">{part}</Suspense>
    </body>
  </html>
);

test('a page is rendered whole, parts within Suspense in place', async () => {
  expect(await renderWhole(pageWith(<h1>Äyskäri</h1>))).toBe(
    '<!DOCTYPE html><html lang="fi"><head></head><body><!--$--><h1>Äyskäri</h1><!--/$--></body></html>',
  );
});

test('what a part throws is thrown, within Suspense too', async () => {
  const Broken = (): never => {
    throw new Error('broken part');
  };
  await expect(renderWhole(pageWith(<Broken />))).rejects.toThrow('broken part');
  await expect(renderWhole(() => <Broken />)).rejects.toThrow('broken part');
});

test('a part that waits is a fault: no page defers data', async () => {
  const endless = new Promise<string>(() => {});
  const Waiting = () => use(endless);
  await expect(renderWhole(pageWith(<Waiting />))).rejects.toThrow('no loader has loaded');
});
