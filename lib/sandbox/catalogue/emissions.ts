/** Emission classes of newly sold cars by day of sale, newest first (Euro 5 and 6 for all sales; the WLTP steps after). */
const steps: readonly (readonly [from: string, euroClass: number, text: string])[] = [
  ['2024-09-01', 6, 'EURO 6e'],
  ['2021-01-01', 6, 'EURO 6d'],
  ['2018-09-01', 6, 'EURO 6d-TEMP'],
  ['2015-09-01', 6, 'EURO 6'],
  ['2011-01-01', 5, 'EURO 5'],
  ['1900-01-01', 4, 'EURO 4'],
];

export function euroClassOn(date: string): number {
  return steps.find(([from]) => from <= date)?.[1] ?? 4;
}

/** `EURO 6d` */
export function emissionStandardOn(date: string): string {
  return steps.find(([from]) => from <= date)?.[2] ?? 'EURO 4';
}

/** Euro 6d and what came after; `EURO 6d-TEMP` is not yet RDE2. */
export const meetsRde2 = (standard: string): boolean => /^EURO (6d(?!-TEMP)|6e|7)/.test(standard);

/** First day official figures of every car sold are WLTP; before it NEDC. */
export const wltpSince = '2018-09-01';
