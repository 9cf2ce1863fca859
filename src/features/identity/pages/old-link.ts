/** What a mailed link shows that is no longer good. */
import { html } from 'hono/html';
import type { VisitContext } from './visit.ts';

export const showOldLink = (c: VisitContext): Response =>
  c.var.show(c.var.t('linkOld'), html`<p>${c.var.t('linkOldText')}</p>`, 400);
