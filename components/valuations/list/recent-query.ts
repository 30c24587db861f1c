/**
 * The list below the form: as many as fit without scrolling far. Cars of stock lists have their own page; hundreds of
 * them would crowd out all others here.
 */
export const RECENT_VALUATIONS_QUERY = { limit: 8, origin: 'single' } as const;
