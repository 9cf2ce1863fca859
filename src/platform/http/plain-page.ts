/** Pages without client scripts: HTML rendered by React, with assets made by the build. */
import type { MiddlewareHandler } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The build's output for the pages of one service. */
export interface PlainPages<Screens> {
  screens: Screens;
  /** Path of the style sheet, relative to where the service is mounted. */
  styleSheet: string;
  /** Serves files below `/assets/`. */
  assets: MiddlewareHandler;
}

/** @param page a whole document */
export const plainPage = (page: ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(page)}`;
