/**
 * An address that the router is to follow, without a request. The router watches `pushState` and `replaceState` only once
 * its first effects have run. On a slow phone a click can come before: the bar would show an address that the page does
 * not, and Back would do nothing.
 */
export const pushAddress = (path: string): void => onceWatched(() => window.history.pushState(null, '', path));

export const replaceAddress = (path: string): void => onceWatched(() => window.history.replaceState(null, '', path));

function onceWatched(write: () => void): void {
  if (Object.hasOwn(window.history, 'pushState')) write();
  else setTimeout(() => onceWatched(write));
}
