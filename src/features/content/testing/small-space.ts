/** For tests: the files of a small space without faults, in which each line is known. */
import { requiredPages } from '../rules/between.ts';
import { faultsInFiles } from '../rules/check.ts';
import { readFiles, type SpaceFiles } from '../rules/files.ts';

export const mark = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const texts: Record<string, string> = {
  'pictures/mark.svg': mark,
  'shop.json': `{
  "name": "Pikku",
  "tagline": { "fi": "Kauppa" },
  "about": { "fi": "{shop} verkossa" },
  "languages": ["fi", "sv", "en"],
  "mark": "mark.svg",
  "colors": {
    "brand": "#174534",
    "brandDark": "#0f3225"
  },
  "footer": [
    {
      "title": { "fi": "Apua" },
      "links": [
        { "to": "/info/faq" },
        { "to": "/myymalat", "name": { "fi": "Myymälät" } }
      ]
    }
  ]
}
`,
  'seller.json': `{
  "name": "Pikku Oy",
  "businessId": "1234567-8",
  "streetAddress": "Katu 1",
  "postcode": "00100",
  "city": "Helsinki",
  "email": "pikku@shop.example",
  "phone": "+358 9 123",
  "hours": [{ "fi": "Ma 9–17" }]
}
`,
  'switches.json': '{\n  "purchases": true\n}\n',
  'endpoints.json': '{ "accessibilityReporting": {}, "customerServiceFeedback": {} }\n',
  'feedback.json': `{
  "topics": [{ "id": "shop", "name": { "fi": "Kauppa" } }],
  "answerDays": 14,
  "keptDays": 180
}
`,
  'ads.json': '[]\n',
  'cookie-consent.json': '{ "categories": [], "version": 1 }\n',
  'marketing-consents.json': `{
  "title": { "fi": "Suostumukset" },
  "description": { "fi": "Kysymme lupaa" },
  "link": { "fi": { "label": "Tietoturva", "url": "/info/tietoturva" } },
  "thirdParties": { "title": { "fi": "Kumppanit" }, "description": { "fi": "Luovutus" } },
  "contracts": []
}
`,
  'deliveries.json': `{
  "cutOffHour": 14,
  "longerTo": [],
  "examplePostcode": "00100",
  "methods": [
    {
      "id": "home",
      "kind": "home",
      "carrierId": "van",
      "name": { "fi": "Kotiin" },
      "description": { "fi": "Ovelle" },
      "priceEuroCents": 990,
      "freeFromEuroCents": null,
      "businessDays": [2, 4]
    }
  ]
}
`,
  'pickup-points.json': '[]\n',
  'coupons.json': '[]\n',
  'loyalty.json': '{ "coopProgram": "shop:coop", "bonusSteps": [] }\n',
  'withdrawal.json': '{ "days": 14, "exceptions": [] }\n',
  'tax-classes.json': `{
  "standard": "all",
  "classes": [{ "name": "all", "rates": [{ "percent": 25.5 }] }],
  "productTypes": []
}
`,
  'catalogue.json': `{
  "categoryNames": { "swaps": [], "sentenceCase": [] },
  "newForDays": 30,
  "onlineOnlyNotice": null
}
`,
  'size-charts.json': '[]\n',
  'properties.json': '[]\n',
  'store-services.json': '{}\n',
  'finder.json': '{ "steps": {} }\n',
  'search.json': '{ "topTerms": { "fi": [], "sv": [], "en": [] } }\n',
  'search-words.json': `{
  "synonyms": { "fi": [], "sv": [], "en": [] },
  "surplusWords": { "fi": [], "sv": [], "en": [] }
}
`,
};

export const campaign = `{
  "name": { "fi": "Talvi" },
  "level": "high",
  "description": { "fi": "Talven parhaat" },
  "color": "#174534",
  "startTime": "2026-11-16T00:00:00",
  "endTime": "2026-11-20T00:00:00",
  "filters": [
    {
      "name": { "fi": "Takit" },
      "campaignIds": ["takit"]
    }
  ]
}
`;

/** A page without faults; its body begins on line 6. */
export const page = (body = 'Teksti.'): string =>
  `---\ntitle: Sivu\ndescription: Kuvaus\n---\n\n${body}\n`;

type Changes = Record<string, string | Uint8Array | null | ((text: string) => string)>;

/** The files of the small space with some of them changed, added or, by null, removed. */
export function smallSpace(changes: Changes = {}): SpaceFiles {
  const files: Record<string, string | Uint8Array> = { ...texts };
  for (const key of requiredPages) files[`pages/${key}.fi.md`] = page();
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) delete files[file];
    else files[file] = typeof change === 'function' ? change(textIn(files, file)) : change;
  }
  const encode = (one: string | Uint8Array) =>
    typeof one === 'string' ? new TextEncoder().encode(one) : one;
  return new Map(Object.entries(files).map(([file, one]) => [file, encode(one)]));
}

/** @throws Error when there is no such text, so that no change is without effect */
function textIn(files: Record<string, string | Uint8Array>, file: string): string {
  const text = files[file];
  if (typeof text !== 'string') throw new Error(`There is no text ${file}.`);
  return text;
}

/** Replaces a text in a file, and fails when it is not there. */
export const replacing =
  (old: string, other: string) =>
  (text: string): string => {
    if (!text.includes(old)) throw new Error(`There is no ${old}.`);
    return text.replace(old, other);
  };

/** `file:line reason` of every fault. */
export const faultsOf = (files: SpaceFiles): string[] =>
  faultsInFiles(readFiles(files)).map(({ file, line, reason }) => `${file}:${line} ${reason}`);
