/**
 * What no source of an alert covers. In the trade a vehicle check includes it, so a vehicle without alerts says so.
 * Without schemas: pages load it.
 */

/** Beside “No alerts”. */
export const NEVER_CHECKED = 'finance, theft and write-offs not checked';

/** Under the alerts of every vehicle. */
export const NEVER_CHECKED_WORDS =
  'Outstanding finance, theft and insurance write-offs are not part of this check: check them before you buy.';
