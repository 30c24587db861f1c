/** Made-up figures for the gallery, awkward on purpose. */
import { BAND_LOOK, lookOf } from '@/components/charts/marks/look';
import type { LineSeries } from '@/components/charts/line/line-series';
import type { Stops } from '@/components/charts/axis/stop-axis';

export const YEAR: Stops = {
  name: 'Month',
  unit: 'month',
  at: Array.from(
    { length: 12 },
    (_, month) => `${month < 7 ? 2026 : 2027}-${String(((month + 5) % 12) + 1).padStart(2, '0')}`,
  ),
};

const falling = (from: number, step: number) => YEAR.at.map((_, month) => from - step * month);

export const BANDS_OF_A_YEAR: readonly LineSeries[] = [
  { name: 'Retail', look: BAND_LOOK.retail, values: falling(15_250, 165) },
  { name: 'Clean', look: BAND_LOOK.clean, values: falling(13_100, 150) },
  { name: 'Average', look: BAND_LOOK.average, values: falling(12_200, 140) },
  { name: 'Below', look: BAND_LOOK.below, values: falling(10_850, 135) },
];

export const WITH_GAPS: readonly LineSeries[] = [
  {
    name: 'Clean',
    look: BAND_LOOK.clean,
    values: [9400, 9300, null, null, 9050, 9000, null, 8800, 8750, 8700, null, 8500],
  },
  {
    name: 'Average',
    look: BAND_LOOK.average,
    values: [9350, 9250, 9200, null, null, null, null, null, 8700, 8650, 8600, 8480],
    interpolated: YEAR.at.map((_, month) => month % 3 === 1),
  },
];

export const ONE_POINT: readonly LineSeries[] = [{ name: 'Clean', look: BAND_LOOK.clean, values: [7200] }];

export const HUGE_RANGE: readonly LineSeries[] = [
  { name: 'A city car', look: lookOf(0), values: falling(900, 60) },
  { name: 'A supercar whose name is long enough to be cut', look: lookOf(1), values: falling(1_250_000, 9_000) },
];

export const CHANGES: readonly LineSeries[] = [
  { name: 'Change', look: lookOf(0), values: [0, -250, -600, -450, 150, 300, -900, -1200, -1250, -1300, -1310, -1600] },
];

export const CLOSE_TOGETHER: readonly LineSeries[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
  (name, index) => ({
    name,
    look: lookOf(index),
    values: falling(8_000 + index * 12, 40),
  }),
);

export const MILEAGES: Stops = {
  name: 'Mileage',
  unit: 'miles',
  at: Array.from({ length: 20 }, (_, index) => 5_000 * (index + 1)),
};

export const SIXTY_MONTHS: Stops = {
  name: 'Months from now',
  unit: 'months',
  at: Array.from({ length: 60 }, (_, month) => month + 1),
};

export function gridOf(rows: number, columns: number): (number | null)[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      row === 3 && column === 4 ? null : Math.round(22_000 * 0.96 ** row * 0.985 ** column),
    ),
  );
}
