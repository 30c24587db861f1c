import { address } from '@/lib/api/address';

export const createValuation = address({
  method: 'POST',
  path: '/api/valuations',
  billed: '1 look-up + 1 valuation, and 1 more valuation with market prices; recent results are free.',
});
export const createValuationByIdentifier = address({
  method: 'POST',
  path: '/api/valuations/by-identifier',
  billed: '1 valuation; a recent result is free.',
});
export const createValuationByVin = address({
  method: 'POST',
  path: '/api/valuations/by-vin',
  billed: '1 look-up; a recent result is free.',
});
export const revalue = address({
  method: 'POST',
  path: '/api/valuations/{id}/revalue',
  billed: '1 valuation; a recent result is free.',
});
export const previewValuation = address({ method: 'POST', path: '/api/valuations/preview' });
export const listPendingValuations = address({ method: 'GET', path: '/api/valuations/pending' });
export const readValuation = address({ method: 'GET', path: '/api/valuations/{id}' });
export const readPriceDifference = address({ method: 'GET', path: '/api/valuations/{id}/spread' });
export const listValuedVehicles = address({ method: 'GET', path: '/api/valuations/vehicles' });
export const exportValuedVehicles = address({ method: 'GET', path: '/api/valuations/vehicles/export' });
export const listValuations = address({ method: 'GET', path: '/api/valuations' });
/** A POST, so that no plate or VIN stands in an address. It changes nothing. */
export const findValuations = address({ method: 'POST', path: '/api/valuations/find' });
