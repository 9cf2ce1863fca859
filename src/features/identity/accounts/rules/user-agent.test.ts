import { expect, test } from 'vitest';
import { deviceOf } from './user-agent.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

test.each([
  ['Chrome', 'windows', `${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'windows', `${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera', 'windows', `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['Firefox', 'linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari',
    'mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`,
  ],
  ['Safari', 'iphone', `${iphone} ${apple} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iphone', `${iphone} ${apple} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
  [
    'Firefox',
    'ipad',
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${apple} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Samsung Internet',
    'android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome',
    'chromebook',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome',
    'linux',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`,
  ],
  [null, 'android', 'okhttp (Android 14)'],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
  [null, null, `${'x'.repeat(500)} Firefox/145.0 Linux`],
])('a header says %s and %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
