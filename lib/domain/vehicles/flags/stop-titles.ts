/**
 * The titles of alerts that mean "do not buy without proof". Lists store only the title. Without schemas: pages load
 * it.
 */
export const STOP_TITLES = { scrapped: 'Scrapped', exported: 'Exported' } as const;

/** @param title of an alert as lists store it */
export const isStopTitle = (title: string): boolean => Object.values<string>(STOP_TITLES).includes(title);
