/** How long a result is reused within its organisation, free. */

export const RECENT_HOURS = 24;
/** Where nothing was found: the vehicle may be added any time. */
export const NOT_FOUND_MINUTES = 10;

/** Of the cars of a list that are already checked: why there are fewer later. A new month may bring a new edition. */
export const ALREADY_CHECKED_WORDS = `Already checked cars are free for ${RECENT_HOURS} hours, at most until the month ends; those without a result for ${NOT_FOUND_MINUTES} minutes.`;
