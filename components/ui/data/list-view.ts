/** How a person wants lists drawn: the density of all lists, and the columns left out of each. Stored in a cookie. */

export interface ListView {
  readonly dense: boolean;
  /** Keys of columns that are left out. */
  readonly hidden: readonly string[];
}

const YEAR_SECONDS = 31_536_000;
const DENSE = 'dense';

/** One for each person of a browser. */
export const listViewCookie = (personId: string): string => `lists-${personId}`;

/** Everything is shown, in roomy rows, until the person chooses otherwise. */
export function readListView(text: string, list: string): ListView {
  const views = new URLSearchParams(text);
  return { dense: views.has(DENSE), hidden: views.get(list)?.split('.').filter(Boolean) ?? [] };
}

/** The cookie's text with one list's view changed; density applies to all lists. */
export function writeListView(text: string, list: string, { dense, hidden }: ListView): string {
  const views = new URLSearchParams(text);
  if (dense) views.set(DENSE, '1');
  else views.delete(DENSE);
  if (hidden.length > 0) views.set(list, hidden.join('.'));
  else views.delete(list);
  return views.toString();
}

/** As the browser stores it: nothing secret, and read by our own pages alone. */
export const listViewCookieText = (cookie: string, text: string): string =>
  `${cookie}=${encodeURIComponent(text)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
