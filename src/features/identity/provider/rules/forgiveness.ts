/** For this many seconds a rotated refresh token may be used again: two tabs may renew at once, or a response
 * may get lost. */
export const secondsOfForgiveness = 30;
