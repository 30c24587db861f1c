/** The columns that a stock file can have. */
import { vatCellWords } from '@/lib/domain/money/value-vat';
import { SOLD_TO_WORDS, STATUS_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import type { StockColumnKey } from '@/lib/domain/stock-cars/stock-feed';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { uncertainDerivativeText } from '@/lib/domain/vehicles/registration/match-words';
import type { SheetColumn } from '@/lib/encoding/sheet';

export const STOCK_COLUMNS: readonly (SheetColumn<CarInStock> & { readonly key: StockColumnKey })[] = [
  { key: 'stockNumber', header: 'Stock number', kind: 'text', value: ({ stockNumber }) => stockNumber },
  { key: 'plate', header: 'Plate', kind: 'text', value: ({ plate }) => plate },
  { key: 'vin', header: 'VIN', kind: 'text', value: ({ vin }) => vin },
  { key: 'vehicle', header: 'Vehicle', kind: 'text', value: ({ title }) => title },
  { key: 'derivative', header: 'Derivative', kind: 'text', value: ({ derivative }) => derivative },
  { key: 'guideId', header: 'Guide ID', kind: 'identifier', value: ({ identifier }) => identifier },
  { key: 'alert', header: 'Alert', kind: 'text', value: alertsText },
  { key: 'derivativeMatch', header: 'Derivative match', kind: 'text', value: uncertainDerivativeText },
  { key: 'registered', header: 'First registered', kind: 'day', value: ({ registered }) => registered },
  { key: 'mileage', header: 'Mileage', kind: 'count', value: ({ mileage }) => mileage },
  { key: 'mileageOn', header: 'Mileage read on', kind: 'day', value: ({ mileageOn }) => mileageOn },
  { key: 'status', header: 'Status', kind: 'text', value: ({ status }) => STATUS_WORDS[status] },
  { key: 'site', header: 'Site', kind: 'text', value: ({ site }) => site },
  { key: 'inOn', header: 'Date in', kind: 'day', value: ({ inOn }) => inOn },
  { key: 'daysInStock', header: 'Days in stock', kind: 'count', value: ({ daysInStock }) => daysInStock },
  { key: 'cost', header: 'Cost', kind: 'pounds', value: ({ costPounds }) => costPounds },
  { key: 'preparation', header: 'Preparation', kind: 'pounds', value: ({ preparationPounds }) => preparationPounds },
  { key: 'askingPrice', header: 'Asking price', kind: 'pounds', value: ({ advertisedPounds }) => advertisedPounds },
  { key: 'edition', header: 'Edition', kind: 'day', value: ({ edition }) => edition },
  { key: 'retail', header: 'Retail', kind: 'pounds', value: ({ values }) => values.retail },
  { key: 'clean', header: 'Clean', kind: 'pounds', value: ({ values }) => values.clean },
  { key: 'average', header: 'Average', kind: 'pounds', value: ({ values }) => values.average },
  { key: 'below', header: 'Below', kind: 'pounds', value: ({ values }) => values.below },
  {
    key: 'vat',
    header: 'VAT',
    kind: 'text',
    value: ({ kind, values }) =>
      vatCellWords({ vehicleKind: kind, retailPounds: values.retail, cleanPounds: values.clean }),
  },
  {
    key: 'marketLow',
    header: 'Market price from',
    kind: 'pounds',
    value: ({ market }) => market.range?.lowPounds ?? null,
  },
  {
    key: 'marketHigh',
    header: 'Market price to',
    kind: 'pounds',
    value: ({ market }) => market.range?.highPounds ?? null,
  },
  { key: 'liveDay', header: 'Live value of', kind: 'day', value: ({ live }) => live?.day ?? null },
  { key: 'liveClean', header: 'Live Clean', kind: 'pounds', value: ({ live }) => live?.clean ?? null },
  { key: 'changeInClean', header: 'Change in Clean', kind: 'pounds', value: ({ changePounds }) => changePounds },
  { key: 'cleanLessCost', header: 'Clean less cost', kind: 'pounds', value: ({ gainPounds }) => gainPounds },
  { key: 'forecastDay', header: 'Forecast made from', kind: 'day', value: ({ forecastDay }) => forecastDay },
  { key: 'expectedIn1', header: 'Expected Clean in 1 month', kind: 'pounds', value: ({ expected }) => expected[1] },
  { key: 'expectedIn3', header: 'Expected Clean in 3 months', kind: 'pounds', value: ({ expected }) => expected[3] },
  { key: 'expectedIn6', header: 'Expected Clean in 6 months', kind: 'pounds', value: ({ expected }) => expected[6] },
  { key: 'leftOn', header: 'Date out', kind: 'day', value: ({ leftOn }) => leftOn },
  { key: 'soldFor', header: 'Sold for', kind: 'pounds', value: ({ soldPounds }) => soldPounds },
  { key: 'soldTo', header: 'Sold to', kind: 'text', value: ({ soldTo }) => soldTo && SOLD_TO_WORDS[soldTo] },
  { key: 'owner', header: 'Owner', kind: 'text', value: ({ owner }) => owner.name },
  { key: 'notes', header: 'Notes', kind: 'text', value: ({ notes }) => notes || null },
];
