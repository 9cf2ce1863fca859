/** A rotated refresh token may be used again this long: two tabs renew at once, or an answer got lost. */
export const secondsOfForgiveness = 30;
