/** Attaches a bonus card to the account (R227). */
import { Hono } from 'hono';
import { createElement } from 'react';
import { numberOf } from '#platform/i18n/typed-fields.ts';
import { isCardNumber, printedCard } from '../accounts/rules/bonus-card.ts';
import { changeAccount, findAccount } from '../accounts/repository/accounts.ts';
import { findCard, freeCards } from '../accounts/repository/cards.ts';
import { spendAll } from '../accounts/throttle.ts';
import type { PageDeps } from './interaction.ts';
import { accountIdOf } from './login.ts';
import { returnUrlOf, showUnsafe } from './return-link.ts';
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
    const fault = await attach(deps, c, accountId, numberOf(number));
    return fault ? show(deps, c, accountId, back, { number, fault }) : c.redirect(back, 303);
  });
  return app;
}

const backOf = (deps: PageDeps, c: VisitContext) =>
  returnUrlOf(deps, c.req.query('return'), { isEncoded: true });

/** @returns the error, or null when the card is attached */
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
  const { t, csrf, screens } = c.var;
  const account = await findAccount(deps.database.db, accountId);
  const cards = deps.isDemo ? await freeCards(deps.database.db) : [];
  const demo = cards.map((card) => ({ ...card, number: printedCard(card.number) }));
  const attached = account?.bonusCard
    ? { digits: account.bonusCard.slice(-4), isCoop: account.isCoop }
    : null;
  const body = createElement(screens.BonusCard, { t, csrf, attached, number, fault, demo });
  return c.var.show(t('card'), body, { status: fault ? 400 : 200, back });
}
