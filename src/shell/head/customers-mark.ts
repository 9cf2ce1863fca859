/** Space for what only customers see has to be there before the page is shown, or everything below would move
 * when it comes. Cached pages are the same for everybody, so the browser itself says whether it has a session:
 * this script marks its own element, and style sheets look for the mark. */

const script =
  '/(?:^|; )aitta_in=/.test(document.cookie)&&(document.currentScript.dataset.customer="")';

export const customersMark = (nonce: string): string =>
  `<script nonce="${nonce}">${script}</script>`;
