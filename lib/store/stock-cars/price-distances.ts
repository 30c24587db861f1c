/** How far the asking price of a car `c` is outside a range: above where positive, below where negative, null where it is not. */

const distance = (low: string, high: string): string =>
  `case when c.advertised_pounds > ${high} then c.advertised_pounds - ${high}
    when c.advertised_pounds < ${low} then c.advertised_pounds - ${low} end`;

/** From the guide's range, from Below to Retail. */
export const GUIDE_DISTANCE = distance('c.below_pounds', 'c.retail_pounds');

/** From the range of market prices for Retail, in the edition of the guide's values. */
export const MARKET_DISTANCE = distance('c.market_low_pounds', 'c.market_high_pounds');
