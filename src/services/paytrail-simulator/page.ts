/** The bank's page, in the language of the payment. */
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { acts, banksIn } from './banks.ts';
import { wordsIn } from './words.ts';

interface Shown {
  amount: number;
  reference: string;
  /** Id of the chosen method; none before it is chosen. */
  provider: string;
  language: Language;
}

const usual: string[] = ['pay', 'cancel'] satisfies (keyof typeof acts)[];

export function bankPage({ amount, reference, provider, language }: Shown): string {
  const say = wordsIn[language];
  const bank = banksIn(language).find(({ id }) => id === provider)?.name ?? say.bank;
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const button = (act: keyof typeof acts) =>
    `<button type="submit" name="act" value="${act}" class="${act}">${say.acts[act]}</button>`;
  const first = names.filter((name) => usual.includes(name)).map(button);
  const others = names.filter((name) => !usual.includes(name)).map(button);
  const facts = `<dl><dt>${say.order}</dt><dd>${reference.replaceAll(/\D/g, '')}</dd>
<dt>${say.toPay}</dt><dd class="sum">${euros(amount, language)}</dd></dl>`;
  const form = `<form method="post">${first.join('')}<h2>${say.others}</h2>${others.join('')}</form>`;
  return document(language, bank, `${facts}${form}<p>${say.note}</p>`);
}

/** Shown to who does not go back to the shop. */
export const closingPage = (language: Language): string =>
  document(language, wordsIn[language].done, `<p>${wordsIn[language].closing}</p>`);

export const style = `
*{box-sizing:border-box}
body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;color:#1a1f1c;background:#e9eef4}
header{background:#0b4f8a;color:#fff;padding:1.25rem 1rem}
h1,main{max-width:30rem;margin-inline:auto}
h1{font-size:1.5rem;margin-block:0;overflow-wrap:anywhere}
main{margin-block:1.5rem;padding:1.5rem;border-radius:.75rem;background:#fff}
dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;margin:0 0 1.5rem}
dt{color:#55605a}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
.sum{font-size:1.5rem;font-weight:700}
form{display:grid;gap:.75rem}
h2{font-size:1rem;margin:1rem 0 0}
p{margin:1.5rem 0 0;color:#55605a}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1rem;border:1px solid #0b4f8a;border-radius:.5rem;background:#fff;color:#0b4f8a;cursor:pointer}
button:hover{background:#e9eef4}
.pay{background:#0b4f8a;color:#fff}.pay:hover{background:#083d6b}
button:focus-visible{outline:3px solid #e6862c;outline-offset:2px}
@media(max-width:32rem){main{margin:0;border-radius:0}}
`;

const document = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body><header><h1>${title}</h1></header><main>${body}</main></body></html>`;
