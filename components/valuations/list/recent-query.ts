/** The page of the list under the form: as many as fit without scrolling far. */
export const RECENT_VALUATIONS_QUERY = { limit: 8 } as const;
