/** Refusals that mean that buying is paused: the shopper did nothing wrong. */
const codes = ['database-away', 'purchases-off', 'api-call-failed'];

export const saysPaused = (code: string | null | undefined): boolean => codes.includes(code ?? '');
