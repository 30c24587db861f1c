/** The titles of alerts that say do not buy without proof. Lists store the title alone. Without schemas: pages load it. */
export const STOP_TITLES = { scrapped: 'Scrapped', exported: 'Exported' } as const;

/** @param title of an alert as lists store it */
export const isStopTitle = (title: string): boolean => Object.values<string>(STOP_TITLES).includes(title);
