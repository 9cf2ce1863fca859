import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const nonce = 'aB-3_x9';
const policy = `script-src 'self' 'nonce-${nonce}'; style-src 'self'`;
const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

test('a page loses its nonce, and its policy names each inline script once by what it says', () => {
  const body = `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">one("ä")</script><script type="module" async="" nonce="${nonce}">two()\n</script><script nonce="${nonce}">one("ä")</script>`;
  const { html, policy: sealed } = hashInlineScripts(body, policy);
  expect(html).toBe(
    `<link rel="modulepreload" href="/a.js"/><script>one("ä")</script><script type="module" async="">two()\n</script><script>one("ä")</script>`,
  );
  expect(sealed).toBe(
    `script-src 'self' ${sha256('one("ä")')} ${sha256('two()\n')}; style-src 'self'`,
  );
});

test.each([
  '<script>planted()</script>',
  '<script nonce="other">planted()</script>',
  '<script nonce>planted()</script>',
  '<p title="<script>">x</p><script>planted()</script>',
])('a script that does not know the nonce gets no hash: %s', (planted) => {
  const body = `${planted}<script nonce="${nonce}">ours()</script>`;
  const { policy: sealed } = hashInlineScripts(body, policy);
  expect(sealed).toContain(sha256('ours()'));
  expect(sealed).not.toContain(sha256('planted()'));
});

test('a script from a file needs no hash, and a page without a nonce stays as it is', () => {
  const file = `<script src="/a.js" nonce="${nonce}"></script>`;
  expect(hashInlineScripts(file, policy).policy).not.toContain('sha256');
  const plain = { html: '<p>x</p>', policy: "default-src 'none'" };
  expect(hashInlineScripts(plain.html, plain.policy)).toEqual(plain);
});

test('two renderings of a page are the same bytes under the same policy', () => {
  const render = (by: string) =>
    hashInlineScripts(`<script nonce="${by}">a()</script>`, policy.replace(nonce, by));
  expect(render('first')).toEqual(render('second'));
});
