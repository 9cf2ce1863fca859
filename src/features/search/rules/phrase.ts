/** Words and phrases as merchants name them. */

/** The words in lower case, each between spaces, so that only whole words are found in it. */
export const spaced = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLocaleLowerCase('fi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;
