/** The pages that are offered by number: the first, the last, and those beside the shown one. */
export const pageNumbers = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
