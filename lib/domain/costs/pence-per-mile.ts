/** Pence per mile, ours and the services' rounded alike: to two decimals, half up. Without schemas: pages load it. */

/** As many digits as a binary fraction is exact in: 49.395 is stored a little below itself. */
const EXACT_DIGITS = 12;

export const roundedPerMile = (pence: number): number =>
  Math.round(Number((pence * 100).toPrecision(EXACT_DIGITS))) / 100;

/** `49.40` */
export const perMileDigits = (pence: number): string => roundedPerMile(pence).toFixed(2);
