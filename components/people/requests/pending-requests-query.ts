/** The requests for credits that wait for a decision: read for every page of those who may decide. */
export const PENDING_REQUESTS_QUERY = { pending: true } as const;
