/** Attaching a bonus card to the account (R227). */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../record.ts';
import { cardDigits, isCardNumber, printedCard } from '../rules/bonus-card.ts';
import { changeAccount, findAccount } from '../repository/accounts.ts';
import { findCard, freeCards, type RegisteredCard } from '../repository/cards.ts';
import { spendAll } from '../throttle.ts';
import type { PageDeps } from './interaction.ts';
import { accountIdOf } from './login.ts';
import { returnUrlOf, showUnsafe } from './return-link.ts';
import { button, errorSummary, field, form, nothing } from './view/fields.ts';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

export function makeCardPages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  app.get('/bonus-card', async (c) => {
    const back = backOf(deps, c);
    if (!back) return showUnsafe(c);
    const accountId = await accountIdOf(deps, c);
    return typeof accountId === 'string' ? show(deps, c, accountId, back) : accountId;
  });
  app.post('/bonus-card', async (c) => {
    const back = backOf(deps, c);
    if (!back) return showUnsafe(c);
    const accountId = await accountIdOf(deps, c);
    if (typeof accountId !== 'string') return accountId;
    const { number, remove } = await fieldsOf(c, 'number', 'remove');
    if (remove) {
      await changeAccount(deps.database.db, accountId, { bonusCard: null, isCoop: false });
      return show(deps, c, accountId, back);
    }
    const fault = await attach(deps, c, accountId, cardDigits(number));
    return fault ? show(deps, c, accountId, back, { number, fault }) : c.redirect(back, 303);
  });
  return app;
}

const backOf = (deps: PageDeps, c: VisitContext) =>
  returnUrlOf(deps, c.req.query('return'), { isEncoded: true });

/** @returns what is wrong, or null when the card is attached */
async function attach(
  deps: PageDeps,
  c: VisitContext,
  accountId: string,
  digits: string,
): Promise<string | null> {
  const { db } = deps.database;
  const { t } = c.var;
  if (!isCardNumber(digits)) return t('cardBadNumber');
  const minutes = await spendAll(deps, db, ['ownPages', `card ${accountId}`]);
  if (minutes > 0) return t('tooManyTries', { minutes });
  const card = await findCard(db, digits);
  const isAttached =
    card !== null &&
    (await changeAccount(db, accountId, { bonusCard: digits, isCoop: card.isCoop }));
  return isAttached ? null : t('cardUnknown');
}

async function show(
  deps: PageDeps,
  c: VisitContext,
  accountId: string,
  back: string,
  { number = '', fault = '' } = {},
): Promise<Response> {
  const { t } = c.var;
  const account = await findAccount(deps.database.db, accountId);
  const demo = deps.isDemo ? await freeCards(deps.database.db) : [];
  const content = account?.bonusCard ? attached(c, account) : askFor(c, number, fault, demo);
  const body = html`${fault ? errorSummary(t('faults'), { number: fault }) : nothing} ${content}`;
  return c.var.show(t('card'), body, { status: fault ? 400 : 200, back });
}

function attached(c: VisitContext, { bonusCard, isCoop }: Account) {
  const { t, csrf } = c.var;
  const remove = html`<input type="hidden" name="remove" value="yes" />
    ${button(t('cardRemove'), true)}`;
  return html`<p>${t('cardAttached', { digits: bonusCard?.slice(-4) ?? '' })}</p>
    ${isCoop ? html`<p>${t('cardCoop')}</p>` : nothing} ${form(csrf, remove)}`;
}

function askFor(c: VisitContext, number: string, fault: string, demo: RegisteredCard[]) {
  const { t, csrf } = c.var;
  const input = field({
    name: 'number',
    label: t('cardNumber'),
    hint: t('cardHint'),
    value: number,
    fault,
    autocomplete: 'off',
    inputmode: 'numeric',
    maxlength: 20,
  });
  const numbers = demo.map(
    (card) =>
      html`<li>
        ${printedCard(card.number)} – ${card.isCoop ? t('cardDemoCoop') : t('cardDemoPlain')}
      </li>`,
  );
  const trial = html`<section>
    <h2>${t('cardDemo')}</h2>
    <ul class="numbers">
      ${numbers}
    </ul>
  </section>`;
  return html`<p>${t('cardIntro')}</p>
    ${form(csrf, html`${input} ${button(t('cardDo'))}`)} ${demo.length > 0 ? trial : nothing}`;
}
