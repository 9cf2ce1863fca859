/** `npm run screenshots`, after a build: every campaign page of the demo shop the day before it starts, in
 * the middle and the day after it ends, on a wide and a narrow screen, into docs/screenshots. Campaigns may
 * be named: `npm run screenshots -- joulu`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { makeIllustratedTemplate } from '../e2e/fixtures/template.ts';
import { startShop } from '../e2e/fixtures/shop.ts';
import type { Campaign } from '../src/features/campaigns/record.ts';
import { campaignPath } from '../src/features/catalogue/rules/category-menu.ts';
import { demoSpace } from '../src/features/content/testing.ts';
import { launchOptions } from './browser.ts';
import { smallPicture } from './small-picture.ts';
import { root } from './steps.mjs';

const folder = join(root, 'docs/screenshots');
const day = { hours: 24 };

const screens: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1280, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Times of the shop, from the campaign's own. */
function momentsOf({ startTime, endTime }: Campaign): Record<string, Temporal.Instant> {
  const [start, end] = [Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)];
  const middle = Math.round((start.epochMilliseconds + end.epochMilliseconds) / 2);
  return {
    before: start.subtract(day),
    during: Temporal.Instant.fromEpochMilliseconds(middle),
    after: end.add(day),
  };
}

const fileOf = ({ path }: Campaign, stage: string, screen: string) =>
  `campaigns/${path}-${stage}-${screen}.webp`;

async function shoot(
  browser: Browser,
  campaign: Campaign,
  stage: string,
  now: Temporal.Instant,
): Promise<void> {
  const shop = await startShop({ env: { AITTA_NOW: now.toString() } });
  try {
    for (const [screen, options] of Object.entries(screens)) {
      const context = await browser.newContext({
        ...options,
        locale: 'fi-FI',
        timezoneId: 'Europe/Helsinki',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(shop.url + campaignPath(campaign), { waitUntil: 'networkidle' });
      const file = fileOf(campaign, stage, screen);
      writeFileSync(join(folder, file), await smallPicture(await page.screenshot()));
      console.log(file);
      await context.close();
    }
  } finally {
    await shop.stop();
  }
}

/** The page that shows all pictures. */
function gallery(campaigns: readonly Campaign[]): string {
  const sections = campaigns.map((campaign) => {
    const { path, name } = campaign;
    const stages = Object.entries(momentsOf(campaign)).map(([stage, now]) => {
      const at = now.toZonedDateTimeISO('Europe/Helsinki').toPlainDate();
      const pictures = Object.keys(screens).map(
        (screen) => `![${path}, ${stage}, ${screen}](${fileOf(campaign, stage, screen)})`,
      );
      return [`### ${name.en}, ${stage}: ${at}`, ...pictures].join('\n\n');
    });
    return [`## ${name.en}`, ...stages].join('\n\n');
  });
  const head = [
    '# Campaigns of the demo shop',
    'Each campaign page the day before it starts, in the middle and the day after it ends, 1280 and 390 pixels wide. `npm run screenshots` makes the pictures and this page again.',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}

const { campaigns } = demoSpace();
const names = process.argv.slice(2);
const wanted = campaigns.filter(({ path }) => names.length === 0 || names.includes(path));
if (names.length === 0) rmSync(join(folder, 'campaigns'), { recursive: true, force: true });
mkdirSync(join(folder, 'campaigns'), { recursive: true });
await makeIllustratedTemplate();
const browser = await chromium.launch(launchOptions());
for (const campaign of wanted) {
  for (const [stage, now] of Object.entries(momentsOf(campaign))) {
    await shoot(browser, campaign, stage, now);
  }
}
await browser.close();
writeFileSync(join(folder, 'README.md'), gallery(campaigns));
