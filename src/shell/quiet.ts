/** The `handle` of routes whose pages have the header of the checkout. */
export const quiet = 'quiet';
