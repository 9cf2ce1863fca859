/** Lets the panels of a document fold and unfold slowly. Browsers load it when one is about to be used; until
 * then, and without scripts, they open and close them at once. */
import styles from './collapsible.module.css';
import { panelAfter, type PanelState } from './panel-state.ts';

const panels = `details:is(.${styles.row}, .${styles.quiet})`;

/** For all panels, also those that come later. */
export function movePanels(): void {
  document.addEventListener('click', press);
  document.addEventListener('toggle', follow, true);
}

function press(event: MouseEvent): void {
  const panel = (event.target as Element).closest('summary')?.parentElement;
  if (event.defaultPrevented || !isPanel(panel)) return;
  event.preventDefault();
  change(panel, 'pressed');
}

/** A fault in a form or a search in the page can open it too. */
function follow({ target }: Event): void {
  if (!isPanel(target)) return;
  const isShut = stateOf(target) === 'closed';
  if (target.open === isShut) change(target, isShut ? 'shown' : 'hidden');
}

const isPanel = (element: unknown): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement && element.matches(panels);

const stateOf = ({ open, dataset }: HTMLDetailsElement): PanelState =>
  (dataset['state'] as PanelState | undefined) ?? (open ? 'open' : 'closed');

function change(panel: HTMLDetailsElement, event: Parameters<typeof panelAfter>[1]): void {
  const state = panelAfter(stateOf(panel), event);
  panel.dataset['state'] = state;
  panel.open = state !== 'closed';
  if (state === 'opening' || state === 'closing') void finish(panel, state);
}

/** Without a movement, it is there at once. */
async function finish(panel: HTMLDetailsElement, state: PanelState): Promise<void> {
  const movements = panel
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === panel);
  await Promise.allSettled(movements.map(({ finished }) => finished));
  if (stateOf(panel) === state) change(panel, 'finished');
}
