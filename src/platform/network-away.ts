/** Whether it is the network that a file does not come by: also content blockers refuse files, and after an upgrade
 * some are gone. */
export const isNetworkAway = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
