/** To the nearest whole, a half away from zero: a loss of £387.50 is shown as £388, as the same profit is. */
export const roundAway = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value));
