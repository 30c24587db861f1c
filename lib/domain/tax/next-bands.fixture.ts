/** Where the next band begins for a petrol car in 2026-27 (HMRC 480 appendix 2), and that of the first year's vehicle tax. */
export const NEXT_BANDS: readonly (readonly [co2: number, benefit: string, duty: string])[] = [
  [0, 'zero-emission car', 'zero-emission car'],
  [74, 'from 80 g/km, +6', 'from 76 g/km, +2'],
  [129, 'from 130 g/km, +1', 'from 131 g/km, +2'],
  [130, 'from 135 g/km, +5', 'from 131 g/km, +1'],
  [133, 'from 135 g/km, +2', 'from 151 g/km, +18'],
  [134, 'from 135 g/km, +1', 'from 151 g/km, +17'],
  [190, 'highest band', 'from 191 g/km, +1'],
  [256, 'highest band', 'highest band'],
];
