import type { DeclaredAddress } from '@/lib/api/address';

export const createValuation = {
  method: 'POST',
  path: '/api/valuations',
  billed: '1 look-up + 1 valuation, and 1 more valuation with market prices; recent results are free.',
} as const satisfies DeclaredAddress;
export const createValuationByIdentifier = {
  method: 'POST',
  path: '/api/valuations/by-identifier',
  billed: '1 valuation; a recent result is free.',
} as const satisfies DeclaredAddress;
export const createValuationByVin = {
  method: 'POST',
  path: '/api/valuations/by-vin',
  billed: '1 look-up; a recent result is free.',
} as const satisfies DeclaredAddress;
export const revalue = {
  method: 'POST',
  path: '/api/valuations/{id}/revalue',
  billed: '1 valuation; a recent result is free.',
} as const satisfies DeclaredAddress;
export const previewValuation = { method: 'POST', path: '/api/valuations/preview' } as const satisfies DeclaredAddress;
export const listPendingValuations = {
  method: 'GET',
  path: '/api/valuations/pending',
} as const satisfies DeclaredAddress;
export const readValuation = { method: 'GET', path: '/api/valuations/{id}' } as const satisfies DeclaredAddress;
/** The address is public, and stays as it was first published. */
export const readPriceDifferences = {
  method: 'GET',
  path: '/api/valuations/{id}/spread',
} as const satisfies DeclaredAddress;
export const listValuedVehicles = {
  method: 'GET',
  path: '/api/valuations/vehicles',
} as const satisfies DeclaredAddress;
export const exportValuedVehicles = {
  method: 'GET',
  path: '/api/valuations/vehicles/export',
} as const satisfies DeclaredAddress;
export const listValuations = { method: 'GET', path: '/api/valuations' } as const satisfies DeclaredAddress;
/** A POST, as there may be many IDs. Read only. */
export const findMissingValuations = {
  method: 'POST',
  path: '/api/valuations/missing',
} as const satisfies DeclaredAddress;
/** A POST, so that no URL contains a plate or VIN. Read only. */
export const findValuations = { method: 'POST', path: '/api/valuations/find' } as const satisfies DeclaredAddress;
