/** The router of the document, for what follows visitors and is no part of a page. */
import type { DataRouter } from 'react-router';

export type RouterState = DataRouter['state'];

export const documentRouter = (): DataRouter | undefined =>
  (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;
