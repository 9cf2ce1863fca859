/** The shop's own colours as a style sheet, which each page contains and its content policy names by hash. */
import { askedText } from '#features/cookie-consent/rules/categories.ts';
import type { Campaign } from '#features/campaigns/record.ts';
import { campaignClass } from '#features/campaigns/rules.ts';
import type { Space } from '#features/content/record/space.ts';
import type { SwitchStates } from '#features/content/record/switches.ts';
import { textOn } from '#platform/color.ts';

interface Styled {
  space: Pick<Space, 'shop' | 'campaigns' | 'cookieConsent'>;
  switches: Pick<SwitchStates, 'citrusAd' | 'dma'>;
}

/** All values are checked when they are pushed: colours are `#rrggbb`, paths are slugs. */
export const shopStyle = ({
  space: { shop, campaigns, cookieConsent },
  switches,
}: Styled): string =>
  [
    rule(':root', {
      '--spruce': shop.colors.brand,
      '--spruce-dark': shop.colors.brandDark,
      // Lists ask for advertisements where it is set; nothing else of a page depends on the switch.
      ...(switches.citrusAd && { '--ads': 'on' }),
      // Customers are asked for marketing consents where it is set.
      ...(switches.dma && { '--dma': 'on' }),
      // What visitors are asked for, known before anything else is loaded.
      ...(cookieConsent.categories.length > 0 && { '--asked': askedText(cookieConsent) }),
    }),
    ...campaigns.map(campaignRule),
  ].join('');

function campaignRule({ path, color, useColorForPrices, ribbonColor }: Campaign): string {
  const { main, teasing } = ribbonColor ?? {};
  return rule(`.${campaignClass(path)}`, {
    '--campaign': color,
    '--on-campaign': textOn(color),
    ...(useColorForPrices && { '--price-color': color }),
    ...(main && { '--ribbon': main.background, '--on-ribbon': main.text }),
    ...(teasing && { '--teasing': teasing.background, '--on-teasing': teasing.text }),
  });
}

const rule = (selector: string, values: Record<string, string>): string =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
