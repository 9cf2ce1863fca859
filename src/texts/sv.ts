/** All texts of the storefront in one language: one chunk of the browser's code. */
export const files: Record<string, object> = import.meta.glob(
  '../{shell,pages,features/*}/text/sv.json',
  {
    eager: true,
    import: 'default',
  },
);
