/**
 * The list below the form: as many as fit without scrolling far. Valuations of stock lists have their own page; hundreds
 * of them would crowd out all others here. A car valued by a person stays when a list values it later.
 */
export const RECENT_VALUATIONS_QUERY = { limit: 8, oneByOne: true } as const;
