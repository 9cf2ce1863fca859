import type { Config } from '#platform/config.ts';

/** Root of the shop for shoppers, without trailing slash. */
export const publicUrlOf = (config: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
