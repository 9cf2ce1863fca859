/** The states of a panel that is folded and unfolded (R364). */
export type PanelState = 'closed' | 'opening' | 'open' | 'closing';

/** `finished`: its movement has ended; `shown` and `hidden`: something else than its button changed it. */
type PanelEvent = 'pressed' | 'finished' | 'shown' | 'hidden';

const next: Record<PanelState, Partial<Record<PanelEvent, PanelState>>> = {
  closed: { pressed: 'opening', shown: 'open' },
  opening: { pressed: 'closing', finished: 'open', hidden: 'closed' },
  open: { pressed: 'closing', hidden: 'closed' },
  closing: { pressed: 'opening', finished: 'closed', hidden: 'closed' },
};

/** What does not fit the state leaves it as it is. */
export const panelAfter = (state: PanelState, event: PanelEvent): PanelState =>
  next[state][event] ?? state;
