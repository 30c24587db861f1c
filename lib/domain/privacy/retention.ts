/** The days for which an organisation may have its records preserved, where it does not preserve them for ever. */
export const RETENTION_DAYS = { least: 30, most: 3_650 } as const;
