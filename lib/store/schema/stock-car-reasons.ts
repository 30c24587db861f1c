/**
 * The reasons to act on a car in stock, as generated columns of `stock_cars`: in pounds, null if a reason does not
 * hold.
 */

/** How much Clean is below cost with preparation. */
export const PAST = `case when clean_pounds < cost_pounds + coalesce(preparation_pounds, 0)
  then cost_pounds + coalesce(preparation_pounds, 0) - clean_pounds end`;
/** How much live Clean is below the edition's Clean. */
export const LIVE_FALL = `case when live_day > edition and live_clean_pounds < clean_pounds
  then clean_pounds - live_clean_pounds end`;
/** How far the asking price is outside the guide's range from Below to Retail: positive above it, negative below it. */
export const OUTSIDE_GUIDE = outside('below_pounds', 'retail_pounds');
/** How far it is outside the range of market prices for Retail. */
export const OUTSIDE_MARKET = outside('market_low_pounds', 'market_high_pounds');

function outside(low: string, high: string): string {
  return `case when advertised_pounds > ${high} then advertised_pounds - ${high}
    when advertised_pounds < ${low} then advertised_pounds - ${low} end`;
}

/** The most that is at stake in any one of them. */
export const AT_STAKE = `greatest(${PAST}, ${LIVE_FALL}, abs(${OUTSIDE_GUIDE}), abs(${OUTSIDE_MARKET}))`;
