/** The library, without its word on every Node that is not yet in long-term support: ours is pinned and tested. */
const { warn } = console;
console.warn = () => {};
export const { Provider, errors, interactionPolicy } = await import('oidc-provider').finally(() => {
  console.warn = warn;
});
