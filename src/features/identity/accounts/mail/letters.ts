/** The provider's mails as text and as HTML without external resources. */
import { html } from 'hono/html';
import type { Language } from '#platform/i18n/language.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { IdentityTranslate } from '../../translations.ts';

export interface Letter {
  language: Language;
  t: IdentityTranslate;
  to: string;
  shopName: string;
  subject: string;
  paragraphs: string[];
  link: { text: string; to: string };
}

export function mailOf(letter: Letter): Mail {
  const { language, t, to, shopName, subject, paragraphs, link } = letter;
  const text = [t('mailHello'), ...paragraphs, `${link.text}: ${link.to}`, shopName].join('\n\n');
  const style = 'max-width:36rem;color:#1a1f1c;font:1rem/1.5 sans-serif';
  const button =
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#174534;color:#ffffff;font-weight:600';
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body>
        <main style="${style}">
          <h1>${subject}</h1>
          <p>${t('mailHello')}</p>
          ${paragraphs.map((one) => html`<p>${one}</p>`)}
          <p><a href="${link.to}" style="${button}">${link.text}</a></p>
          <p style="word-break:break-all">${link.to}</p>
          <p>${shopName}</p>
        </main>
      </body>
    </html>`;
  return { to, subject: `${subject} – ${shopName}`, text: `${text}\n`, html: String(page) };
}
