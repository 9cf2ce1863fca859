/** Loads what moves panels when the first of them is pointed at or focused. */
export function watchPanels(): void {
  const signs = ['pointerover', 'focusin'];
  const load = ({ target }: Event) => {
    if (!(target as Element).closest('summary')) return;
    for (const sign of signs) document.removeEventListener(sign, load);
    // Without it they open and close all the same.
    import('./move-panels.ts').then(({ movePanels }) => movePanels()).catch(() => {});
  };
  for (const sign of signs) document.addEventListener(sign, load);
}
