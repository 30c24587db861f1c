/** Bounds of the retention period in days, for organisations that do not preserve records indefinitely. */
export const RETENTION_DAYS = { least: 30, most: 3_650 } as const;
/** When the embedded database's larger files are rewritten, in British time: everyone waits meanwhile. */
export const REWRITE_TIME = '02:00';
/** So long a device holds a valuation that was opened on it, for reading it without a connection. */
export const DEVICE_DAYS_MAX = 30;
/** How many of them a device has saved at most. */
export const DEVICE_RECORDS_MAX = 200;
