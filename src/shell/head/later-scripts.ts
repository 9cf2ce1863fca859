/** Scripts of a page come after what is seen first: pages are complete without them. Browsers fetch
 * preloaded modules before pictures and beside the style sheet by themselves, and the router has no setting. */

/** The document, whose modules are preloaded after its style sheet, font and first pictures. */
export const withLaterScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
