import type { BreadcrumbList } from 'schema-dts';

/** @param crumbs with whole addresses, the home page first */
export const breadcrumbList = (
  crumbs: readonly { name: string; url: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: url,
  })),
});
