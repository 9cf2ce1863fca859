/** The page's own `window.dataLayer`. */
export function pageDataLayer(): unknown[] {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}
