import type { Day } from '@/lib/domain/calendar';
import { alongUsage, type Grid, type Usage } from '@/lib/domain/value-grid';
import type { LineSeries } from './line-series';
import { BAND_LOOK } from './look';

const BANDS = [
  ['retail', 'Retail'],
  ['clean', 'Clean'],
  ['average', 'Average'],
  ['below', 'Below'],
] as const;
type Band = (typeof BANDS)[number][0];

/** The guide's bands along a vehicle's own way through its grids; those that have no grid are left out. */
export function guideLines(
  days: readonly Day[],
  mileages: readonly number[],
  grids: { readonly [Each in Band]?: Grid },
  usage: Usage,
): LineSeries[] {
  return BANDS.flatMap(([band, name]) => {
    const grid = grids[band];
    if (!grid) return [];
    const readings = alongUsage(days, mileages, grid, usage);
    return [
      {
        name,
        look: BAND_LOOK[band],
        values: readings.map(({ pounds }) => pounds),
        reckoned: readings.map(({ reckoned }) => reckoned),
      },
    ];
  });
}
