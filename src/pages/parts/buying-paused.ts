/** Refusals that mean that buying is paused: nothing is wrong with what the shopper did. */
const codes = ['database-away', 'purchases-off', 'api-call-failed'];

export const saysPaused = (code: string | null | undefined): boolean => codes.includes(code ?? '');
