/**
 * This company's surprising behaviour, in one place, each with its reason. The host's behaviour on the wire (error
 * texts, roots, bindings) follows wire.md §1 and §4: see dotnet-host.ts and lib/wire.
 */

/**
 * The documents show no text for refused credentials; this is the recorded one (vrm, reg and dataset services alike).
 */
export const INVALID_CREDENTIALS = 'Invalid subscriber ID or password.';

/** A .NET DateTime cannot be null: this stands for "not given" (wire.md §2). */
export const NO_DATE_TIME = '0001-01-01T00:00:00';

/** Every sandbox remembers this look-up, so that the documents' example of a previous look-up works. */
export const SAMPLE_AUDIT = { id: 491_911_000, vrm: 'AL20TER' } as const;

/** Engine numbers are padded to a fixed width, as recorded; a reader must trim them. */
export const ENGINE_NUMBER_WIDTH = 20;

/**
 * Audits: the last month ends at midnight of the day requested, the others a second before the next month, as recorded.
 * That reads as if the last day were excluded, but its valuations are counted: a dealer who writes "to today" includes
 * it.
 */
export const LAST_SECOND = 'T23:59:59';

/** The most months that an audit or a usage summary lists between two dates. */
export const AUDIT_MONTHS_MAX = 120;

/** The recorded texts of the used-values services if there are no values, or none at that mileage. */
export const NO_VALUES = 'The request returned no values.';
export const OUT_OF_BOUNDS = 'Mileage out of bounds';

/** Plate letters are padded in the rows of used values, as recorded: `21 `. */
export const LETTER_WIDTH = 3;
