import type { DeclaredAddress } from '@/lib/api/address';

export const listStockCars = { method: 'GET', path: '/api/stock-cars' } as const satisfies DeclaredAddress;
/** The plate is in the body, so that it is in no URL. */
export const addStockCar = { method: 'POST', path: '/api/stock-cars' } as const satisfies DeclaredAddress;
export const exportStockCars = { method: 'GET', path: '/api/stock-cars/export' } as const satisfies DeclaredAddress;
export const revalueStock = { method: 'POST', path: '/api/stock-cars/revalue' } as const satisfies DeclaredAddress;
export const readStockCar = { method: 'GET', path: '/api/stock-cars/{id}' } as const satisfies DeclaredAddress;
export const changeStockCar = { method: 'PUT', path: '/api/stock-cars/{id}' } as const satisfies DeclaredAddress;
export const takeOutOfStock = { method: 'POST', path: '/api/stock-cars/{id}/out' } as const satisfies DeclaredAddress;
export const returnToStock = { method: 'POST', path: '/api/stock-cars/{id}/return' } as const satisfies DeclaredAddress;
export const identifyStockCar = {
  method: 'POST',
  path: '/api/stock-cars/{id}/identify',
} as const satisfies DeclaredAddress;
export const revalueStockCar = {
  method: 'POST',
  path: '/api/stock-cars/{id}/revalue',
} as const satisfies DeclaredAddress;
export const takeValuationIntoStock = {
  method: 'POST',
  path: '/api/valuations/{id}/stock-car',
} as const satisfies DeclaredAddress;
export const takeFileIntoStock = {
  method: 'POST',
  path: '/api/registrations/{id}/stock-car',
} as const satisfies DeclaredAddress;
export const takeAppraisalIntoStock = {
  method: 'POST',
  path: '/api/appraisals/{id}/stock-car',
} as const satisfies DeclaredAddress;
export const readListDifferences = { method: 'GET', path: '/api/stock/{id}/cars' } as const satisfies DeclaredAddress;
export const takeListIntoStock = { method: 'POST', path: '/api/stock/{id}/cars' } as const satisfies DeclaredAddress;
export const readStockMorning = { method: 'GET', path: '/api/stock-morning' } as const satisfies DeclaredAddress;
export const readStockCharts = { method: 'GET', path: '/api/stock-charts' } as const satisfies DeclaredAddress;
export const readStockSales = { method: 'GET', path: '/api/stock-sales' } as const satisfies DeclaredAddress;
export const readSalesBeside = { method: 'GET', path: '/api/stock-sales/beside' } as const satisfies DeclaredAddress;
export const exportStockSales = { method: 'GET', path: '/api/stock-sales/export' } as const satisfies DeclaredAddress;
/** A file is read twice: to preview it, then to add it. Nothing is stored in between. */
export const readSalesFile = { method: 'POST', path: '/api/stock-sales/preview' } as const satisfies DeclaredAddress;
export const addPastSales = { method: 'POST', path: '/api/stock-sales' } as const satisfies DeclaredAddress;
export const listSalesImports = { method: 'GET', path: '/api/stock-sales/imports' } as const satisfies DeclaredAddress;
export const removeSalesImport = {
  method: 'DELETE',
  path: '/api/stock-sales/imports/{id}',
} as const satisfies DeclaredAddress;
export const readCarsActedOn = { method: 'GET', path: '/api/stock-acted-on' } as const satisfies DeclaredAddress;
export const exportCarsActedOn = {
  method: 'GET',
  path: '/api/stock-acted-on/export',
} as const satisfies DeclaredAddress;
