/** Numbers of bonus cards: twelve digits, the last of which is a check digit (Luhn). */

const length = 12;

export function isCardNumber(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === length && checkSum(digits) % 10 === 0;
}

/** Luhn: every second digit from the right is doubled and its digits are added. */
function checkSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, sign, place) => {
    const value = Number(sign) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** The number as printed: '1000 0000 0016'. */
export const printedCard = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
