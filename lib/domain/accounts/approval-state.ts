/** The state of a request for extra credits. Without schemas: pages load it. */

/** Not decided yet. */
// oxlint-disable-next-line code/plain-words -- the state as the table of requests stores it
export const isPending = (state: string): boolean => state === 'asked';
