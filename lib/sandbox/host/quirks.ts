/**
 * What this company does that nobody would guess, in one place, each with its reason. Wire-level manners of the host
 * (error texts, roots, bindings) follow wire.md §1 and §4 and live in host.ts and lib/wire.
 */

/** The documents show no text for refused credentials; this is the recorded one (vrm, reg and dataset services alike). */
export const INVALID_CREDENTIALS = 'Invalid subscriber ID or password.';

/** A .NET DateTime cannot be null: this stands for "not given" (wire.md §2). */
export const NO_DATE_TIME = '0001-01-01T00:00:00';

/** The look-up every copy of the sandbox remembers, so that the documents' example of a previous look-up works. */
export const SAMPLE_AUDIT = { id: 491_911_000, vrm: 'AL20TER' } as const;

/** Engine numbers come padded to a fixed width, as recorded; a reader has to trim. */
export const ENGINE_NUMBER_WIDTH = 20;

/**
 * Audits: the last month ends at midnight of the day asked, the others a second before the next month, as recorded.
 * Although that reads as if the last day were left out, its valuations are counted: a dealer who asks "to today" means it.
 */
export const LAST_SECOND = 'T23:59:59';

/** An audit or a usage summary lists every month between two dates; nobody needs more than this many. */
export const MAX_AUDIT_MONTHS = 120;

/** What the services of used values say, as recorded, where there are none, or none at that mileage. */
export const NO_VALUES = 'The request returned no values.';
export const OUT_OF_BOUNDS = 'Mileage out of bounds';

/** Plate letters come padded in the rows of used values, as recorded: `21 `. */
export const LETTER_WIDTH = 3;
