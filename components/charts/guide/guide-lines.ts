import type { Day } from '@/lib/domain/time/calendar';
import { valuesAlongMileage, type ValueGrid, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import type { LineSeries } from '@/components/charts/line/line-series';
import { BAND_LOOK } from '@/components/charts/marks/look';

const GUIDE_LINE_BANDS = [
  ['retail', 'Retail'],
  ['clean', 'Clean'],
  ['average', 'Average'],
  ['below', 'Below'],
] as const;
type GuideLineBand = (typeof GUIDE_LINE_BANDS)[number][0];

/** The guide's bands along a vehicle's path through their grids; bands without a grid are left out. */
export function guideLines(
  days: readonly Day[],
  mileages: readonly number[],
  grids: { readonly [BandKey in GuideLineBand]?: ValueGrid },
  usage: MileageProfile,
): LineSeries[] {
  return GUIDE_LINE_BANDS.flatMap(([band, name]): LineSeries[] => {
    const grid = grids[band];
    if (!grid) return [];
    const readings = valuesAlongMileage(days, mileages, grid, usage);
    return [
      {
        name,
        look: BAND_LOOK[band],
        values: readings.map(({ pounds }) => pounds),
        interpolated: readings.map(({ interpolated }) => interpolated),
      },
    ];
  });
}
