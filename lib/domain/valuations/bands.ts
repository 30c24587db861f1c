/** The four values as rows: what each band means and its distance to the next; and how many vehicles have values. */
import { formatCount, formatMiles, formatPlural } from '@/lib/format';
import type { Figure } from '@/lib/domain/provenance';
import type { ValueBand, InternetPriceRange, BandValues, ValuationSummary } from './valuation';
import type { ValuedVehicleSummary, ValuedVehicleTotals } from './valued-vehicle';

/** Highest first. */
export const BANDS = ['retail', 'clean', 'average', 'below'] as const;

export interface BandRow {
  readonly band: ValueBand;
  readonly label: string;
  /** The condition of a vehicle in this band. */
  readonly definition: string;
  readonly figure: Figure<number>;
  /** Pounds from this band down to the next; null for the last, and if either is missing. */
  readonly gapPounds: number | null;
}

export const BAND_WORDS: Record<ValueBand, { label: string; definition: string }> = {
  retail: { label: 'Retail', definition: 'What a private buyer pays a dealer, prepared for sale.' },
  clean: { label: 'Clean', definition: 'What the trade pays in very good condition, with no work needed.' },
  average: { label: 'Average', definition: 'What the trade pays with normal wear for its age and mileage.' },
  below: { label: 'Below', definition: 'What the trade pays when it needs work before it can be sold.' },
};

/** A range with both ends; wire.md §2: 0 means "not given". */
export function givenRange(range: InternetPriceRange | null): InternetPriceRange | null {
  return range !== null && range.lowPounds > 0 && range.highPounds > 0 ? range : null;
}

/** The bands from Retail to Below, each with its distance to the next one in pounds; null if one of both is missing. */
export function bandRows(values: BandValues): BandRow[] {
  return BANDS.map((band, index) => {
    const figure = values[band];
    const next = BANDS[index + 1];
    const below = next && values[next].value;
    const gapPounds = figure.value !== null && typeof below === 'number' ? figure.value - below : null;
    return { band, ...BAND_WORDS[band], figure, gapPounds };
  });
}

export const NO_VALUE = 'No value';

/** Whether a valuation has neither Retail nor Clean. */
export const hasNoValue = ({ retailPounds, cleanPounds }: Pick<ValuationSummary, 'retailPounds' | 'cleanPounds'>) =>
  retailPounds === null && cleanPounds === null;

/** "11 vehicles", or "10 of 11 valued". */
export const valuedWords = ({ vehicles, withoutValue }: Pick<ValuedVehicleTotals, 'vehicles' | 'withoutValue'>) =>
  withoutValue === 0
    ? formatPlural(vehicles, 'vehicle')
    : `${formatCount(vehicles - withoutValue)} of ${formatCount(vehicles)} valued`;

/** Beside a change of Clean between two mileages: it is not of the market alone. Null where both are the same. */
export const mileageChangeWords = ({
  latest,
  mileageBefore,
}: Pick<ValuedVehicleSummary, 'mileageBefore'> & {
  readonly latest: Pick<ValuationSummary, 'mileage'>;
}): string | null =>
  mileageBefore === null || latest.mileage === null || mileageBefore === latest.mileage
    ? null
    : `valued before at ${formatMiles(mileageBefore)}`;
