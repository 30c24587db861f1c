/**
 * The list under the form: as many as fit without scrolling far. The cars of a stock list have their own page; hundreds of
 * them would leave no other here.
 */
export const RECENT_VALUATIONS_QUERY = { limit: 8, origin: 'single' } as const;
