/** Milliseconds after which an opened dialog passes the focus to its first control (R362). */
const focusDelay = 500;

/** Opens it over the page. At first the dialog itself has the focus, so that its name is read aloud and the
 * keyboard is already in it; later the element marked with `data-focus` gets it, unless it has moved on. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  // A server renders a dialog that is open with its page as a part of that page.
  dialog.open = false;
  dialog.showModal();
  dialog.focus();
  const timer = setTimeout(() => {
    const isWaiting = [dialog, document.body].includes(document.activeElement as HTMLElement);
    if (isWaiting) dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, focusDelay);
  dialog.addEventListener('close', () => clearTimeout(timer), { once: true });
}

/** Closes the dialog that the pressed button is in. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }): void =>
  currentTarget.closest('dialog')?.close();
