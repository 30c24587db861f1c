/** The stock as charts draw it, from stored data only: free. */
import type { readStockCharts } from '@/lib/api/endpoints/stock-cars/stock-charts';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import type { CarInStockServices } from './stock-car-view';

const PRICES_MAX = 10_000;

export async function runReadStockCharts(
  { input, session: { organisationId } }: EndpointCall<typeof readStockCharts>,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
) {
  const [morning, groups, prices] = await Promise.all([
    stockCars.morning(organisationId, false),
    stockCars.charts.groups(organisationId, input.by),
    stockCars.charts.prices(organisationId, PRICES_MAX),
  ]);
  return {
    cars: morning?.totals.cars ?? 0,
    edition: morning?.edition ?? null,
    groups,
    expected: morning?.expected ?? null,
    prices: prices.map(({ plate, title, ...price }) => ({
      ...price,
      name: plate === null ? displayName(title) : formatPlate(plate),
    })),
  };
}
