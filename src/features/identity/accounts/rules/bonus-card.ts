/** Numbers of bonus cards: twelve digits, the last of which checks the others (Luhn). */

const length = 12;

/** The digits of what somebody typed; spaces and hyphens are how numbers are printed. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export function isCardNumber(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === length && checkSum(digits) % 10 === 0;
}

/** Every second digit from the right counts double, its own digits added. */
function checkSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, sign, place) => {
    const value = Number(sign) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** As it is printed: '1000 0000 0016'. */
export const printedCard = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
