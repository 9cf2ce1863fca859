/** Pages that run no script: React makes their HTML, and the build what belongs to it. */
import type { MiddlewareHandler } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the build made of one service's pages. */
export interface PlainPages<Screens> {
  screens: Screens;
  /** Path of the style sheet, below where the service is mounted. */
  styleSheet: string;
  /** Answers what lies below `/assets/`. */
  assets: MiddlewareHandler;
}

/** @param page a whole document */
export const plainPage = (page: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(page)}`;
