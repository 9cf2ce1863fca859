/** The router may stop a request whose data it has while the end of the response is still on its way; nothing
 * awaits that end, so the browser would report an error that is none. */
export function ignoreAbortedReads(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}
