/** The page of the list under the form: as many as fit without scrolling far. */
export const RECENT = { limit: 8 } as const;
