import { address } from '@/lib/api/address';

export const listStockCars = address({ method: 'GET', path: '/api/stock-cars' });
/** The plate is in the body, so that it stands in no address. */
export const addStockCar = address({ method: 'POST', path: '/api/stock-cars' });
export const exportStockCars = address({ method: 'GET', path: '/api/stock-cars/export' });
export const revalueStock = address({ method: 'POST', path: '/api/stock-cars/revalue' });
export const readStockCar = address({ method: 'GET', path: '/api/stock-cars/{id}' });
export const changeStockCar = address({ method: 'PUT', path: '/api/stock-cars/{id}' });
export const takeOutOfStock = address({ method: 'POST', path: '/api/stock-cars/{id}/out' });
export const returnToStock = address({ method: 'POST', path: '/api/stock-cars/{id}/return' });
export const identifyStockCar = address({ method: 'POST', path: '/api/stock-cars/{id}/identify' });
export const revalueStockCar = address({ method: 'POST', path: '/api/stock-cars/{id}/revalue' });
export const takeValuationIntoStock = address({ method: 'POST', path: '/api/valuations/{id}/stock-car' });
export const takeFileIntoStock = address({ method: 'POST', path: '/api/registrations/{id}/stock-car' });
export const takeAppraisalIntoStock = address({ method: 'POST', path: '/api/appraisals/{id}/stock-car' });
export const readListDifferences = address({ method: 'GET', path: '/api/stock/{id}/cars' });
export const takeListIntoStock = address({ method: 'POST', path: '/api/stock/{id}/cars' });
export const readStockMorning = address({ method: 'GET', path: '/api/stock-morning' });
export const readStockCharts = address({ method: 'GET', path: '/api/stock-charts' });
export const readStockSales = address({ method: 'GET', path: '/api/stock-sales' });
export const readSalesBeside = address({ method: 'GET', path: '/api/stock-sales/beside' });
export const exportStockSales = address({ method: 'GET', path: '/api/stock-sales/export' });
/** A file is read twice: to show what it holds, then to add it. Between the two nothing of it is stored. */
export const readSalesFile = address({ method: 'POST', path: '/api/stock-sales/preview' });
export const addPastSales = address({ method: 'POST', path: '/api/stock-sales' });
export const listSalesImports = address({ method: 'GET', path: '/api/stock-sales/imports' });
export const removeSalesImport = address({ method: 'DELETE', path: '/api/stock-sales/imports/{id}' });
export const readCarsActedOn = address({ method: 'GET', path: '/api/stock-acted-on' });
export const exportCarsActedOn = address({ method: 'GET', path: '/api/stock-acted-on/export' });
