/** What the authority advises an employer to pay for a mile on business in a company car (gov.uk advisory fuel rates). */
import type { Dated, Table } from './dated';

/** Pence a mile by engine size, small to large. */
type BySize = readonly [number, number, number];

export interface AdvisoryRates {
  /** Up to 1,400 cc, to 2,000, above. */
  readonly petrol: BySize;
  /** Up to 1,600 cc, to 2,000, above. */
  readonly diesel: BySize;
  /** Up to 1,400 cc, to 2,000, above. */
  readonly lpg: BySize;
  /** Charged at home, or the one rate before home and public were told apart. */
  readonly electric: number | null;
  readonly electricPublic: number | null;
}

function quarter(
  from: string,
  to: string,
  petrol: BySize,
  diesel: BySize,
  lpg: BySize,
  electric: number | null = null,
  electricPublic: number | null = null,
): Dated<AdvisoryRates> {
  const value = { petrol, diesel, lpg, electric, electricPublic };
  return { from, to, value, unit: 'pence a mile', source: 'gov.uk advisory fuel rates' };
}

/** The quarters that were gathered; the ones between are not here, and are not guessed. */
export const advisoryRates: Table<AdvisoryRates> = {
  name: 'advisory fuel rate',
  rows: [
    quarter('2013-03-01', '2013-05-31', [15, 18, 26], [13, 15, 18], [10, 12, 18]),
    quarter('2013-09-01', '2013-11-30', [15, 18, 26], [12, 15, 18], [10, 11, 16]),
    quarter('2013-12-01', '2014-02-28', [14, 16, 24], [12, 14, 17], [9, 11, 16]),
    quarter('2015-03-01', '2015-05-31', [11, 13, 20], [9, 11, 14], [8, 10, 14]),
    quarter('2016-12-01', '2017-02-28', [11, 14, 20], [9, 11, 13], [7, 9, 13]),
    quarter('2018-03-01', '2018-05-31', [11, 14, 22], [9, 11, 13], [7, 8, 13]),
    quarter('2019-03-01', '2019-05-31', [11, 14, 21], [10, 11, 13], [7, 8, 13], 4),
    quarter('2019-09-01', '2019-11-30', [12, 14, 21], [10, 11, 14], [8, 10, 14], 4),
    quarter('2021-03-01', '2021-05-31', [10, 12, 18], [9, 11, 12], [7, 8, 12], 4),
    quarter('2021-06-01', '2021-08-31', [11, 12, 19], [9, 11, 13], [8, 9, 14], 4),
    quarter('2021-09-01', '2021-11-30', [12, 14, 20], [10, 12, 15], [7, 8, 12], 4),
    quarter('2025-06-01', '2025-08-31', [12, 14, 22], [11, 13, 17], [11, 13, 21], 7),
    quarter('2025-09-01', '2025-11-30', [12, 14, 22], [12, 13, 18], [11, 13, 21], 8, 14),
    quarter('2025-12-01', '2026-02-28', [12, 14, 22], [12, 13, 18], [11, 13, 21], 7, 14),
    quarter('2026-03-01', '2026-05-31', [12, 14, 22], [12, 13, 18], [10, 12, 19], 7, 15),
    quarter('2026-06-01', '2026-08-31', [14, 17, 26], [15, 17, 23], [11, 13, 21], 7, 15),
  ],
};

/** What HMRC allows for in use: mean official mpg cut by 15 %. */
const IN_USE = 0.85;
const LITRES_PER_GALLON = 4.54609;

/** A rate as HMRC works it out: pence a mile, to the nearest whole penny. */
export function advisoryRate(meanMpg: number, pencePerLitre: number): number {
  return Math.round((LITRES_PER_GALLON * pencePerLitre) / (meanMpg * IN_USE));
}

/** The same for electricity. */
export function advisoryElectricRate(pencePerKwh: number, milesPerKwh: number): number {
  return Math.round(pencePerKwh / milesPerKwh);
}
