/** The page for a mailed link that has expired or was used. */
import { createElement } from 'react';
import type { VisitContext } from './visit.ts';

export function showOldLink(c: VisitContext): Response {
  const { t, show, screens } = c.var;
  return show(t('linkOld'), createElement(screens.Notice, { text: t('linkOldText') }), 400);
}
