/** All stores of cars in stock. */
import type { SqlDatabase } from '../database';
import { knownRecords } from './known-records';
import { openStockCarChanges } from './stock-car-changes';
import { openStockCarDetails } from './stock-car-details';
import { openStockCarForecasts } from './stock-car-forecasts';
import { openStockCarLive } from './stock-car-live';
import { openStockCarMarket } from './stock-car-market';
import { openStockCarValues } from './stock-car-values';
import { openStockCarReads } from './stock-cars';
import { openStockCharts } from './stock-charts';
import { openStockMorning } from './stock-morning';
import { openStockTodos } from './stock-todos';
import { openPastSaleValues, openPastSaleVehicles } from './past-sale-values';
import { openPastSales } from './past-sales';
import { readPurchase } from './stock-purchase';
import { openStockSales } from './stock-sales';

export type StockCarStore = ReturnType<typeof openStockCars>;

export function openStockCars(database: SqlDatabase) {
  return {
    ...openStockCarReads(database),
    ...openStockCarDetails(database),
    ...openStockCarChanges(database),
    revaluation: openStockCarValues(database),
    forecasts: openStockCarForecasts(database),
    market: openStockCarMarket(database),
    live: openStockCarLive(database),
    knownRecords: knownRecords(database),
    morning: openStockMorning(database),
    charts: openStockCharts(database),
    todos: openStockTodos(database),
    sales: openStockSales(database),
    purchase: (id: string) => readPurchase(database, id),
    pastSales: { ...openPastSales(database), ...openPastSaleVehicles(database), ...openPastSaleValues(database) },
  };
}
