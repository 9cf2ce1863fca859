/** Header with a version of the content space: of requests, the one their caller makes a page of; of a page's
 * data, the one it was made of. */
export const contentVersionHeader = 'x-content-version';
