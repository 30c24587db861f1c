/** The parts of the company car page. The address names the one that is shown; paper does not depend on it. */
export const COMPANY_CAR_TABS = [
  { tab: 'driver', label: 'Driver' },
  { tab: 'employer', label: 'Employer and whole life cost' },
  { tab: 'working', label: 'Working' },
  { tab: 'compare', label: 'Compare' },
] as const;
export type CompanyCarTab = (typeof COMPANY_CAR_TABS)[number]['tab'];

/** The tab an address names, the driver's where it names none. @param query null outside of a page */
export const companyCarTabIn = (query: Pick<URLSearchParams, 'get'> | null): CompanyCarTab =>
  COMPANY_CAR_TABS.find(({ tab }) => tab === query?.get('tab'))?.tab ?? 'driver';

/** The page's title while it shows a part: read out when another part is opened. @param page “Company car tax of …” */
export const companyCarTitle = (page: string, shown: CompanyCarTab): string =>
  `${COMPANY_CAR_TABS.find(({ tab }) => tab === shown)?.label}: ${page}`;

/** `?date=2026-11-02&tab=compare`: the same address with another tab. */
export function companyCarTabQuery(query: string, tab: CompanyCarTab): string {
  const next = new URLSearchParams(query);
  if (tab === 'driver') next.delete('tab');
  else next.set('tab', tab);
  return `?${next}`;
}

/**
 * Whether the page shows what its address bar says: the bar has the term of a slider before the server has answered.
 * @param rendered the router’s query
 * @param search of the address bar, from the `?`
 */
export const isRendered = (rendered: URLSearchParams, search: string): boolean =>
  rendered.toString() === new URLSearchParams(search).toString();
