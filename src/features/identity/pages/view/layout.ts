/** The frame of every page: mark, language, the one thing to do here, the way back. */
import { html } from 'hono/html';
import { languages, type Language } from '#platform/i18n/language.ts';
import type { IdentityTranslate } from '../../translations.ts';
import type { Html } from './fields.ts';

const names: Record<Language, string> = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

export interface Frame {
  language: Language;
  t: IdentityTranslate;
  /** Path the provider is mounted at. */
  mount: string;
  /** Where the shop is. */
  shopUrl: string;
  /** Where in the shop the shopper came from. */
  back: string;
  /** Path and query of this page, for its other languages. */
  here: string;
  /** Names of the style sheet's file. */
  styleFile: string;
}

export function pageOf(frame: Frame, title: string, body: unknown): Html {
  const { language, t, mount, shopUrl } = frame;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${t('shop')}</title>
        <link rel="icon" href="${mount}/assets/mark.svg" />
        <link rel="stylesheet" href="${mount}/assets/${frame.styleFile}" />
      </head>
      <body>
        <a class="skip" href="#main">${t('skip')}</a>
        <header>
          <a class="mark" href="${shopUrl}/"
            ><img src="${mount}/assets/mark.svg" alt="" width="32" height="32" />${t('shop')}</a
          >
          <nav aria-label="${t('languages')}">
            <ul>
              ${languages.map((one) => languageLink(frame, one))}
            </ul>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <div class="card">
            <h1>${title}</h1>
            ${typeof body === 'string' && body !== '' ? html`<p>${body}</p>` : body}
          </div>
        </main>
        <footer><a href="${frame.back}">${t('toShop')}</a></footer>
      </body>
    </html>`;
}

function languageLink({ language, here, mount }: Frame, one: Language): Html {
  const [path = '', query = ''] = here.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', one);
  const current = one === language ? html`aria-current="true"` : '';
  return html`<li>
    <a href="${mount}${path}?${search}" lang="${one}" hreflang="${one}" ${current}>${names[one]}</a>
  </li>`;
}
