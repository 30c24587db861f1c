/** For how many days an organisation may have its records kept, where it does not keep them for ever. */
export const RETENTION_DAYS = { least: 30, most: 3_650 } as const;
