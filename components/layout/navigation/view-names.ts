/** The names that a view of a vehicle writes into its address as it is changed, beside those that the page was opened with. */

export const FORECAST_NAMES: readonly string[] = [
  'by',
  'year',
  'letter',
  'month',
  'plateId',
  'registered',
  'plate',
  'beside',
  'mileage',
  'perMonth',
  'handOver',
  'older',
];

export const HISTORY_NAMES: readonly string[] = ['plate', 'years', 'mileage', 'perMonth', 'as'];

export const GUIDE_NAMES: readonly string[] = ['edition', 'against', 'band', 'show', 'plate'];
