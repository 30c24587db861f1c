import { address } from '@/lib/api/client/address';
import type * as valuations from '@/lib/api/endpoints/valuations';

export const createValuation = address<typeof valuations.createValuation>({
  method: 'POST',
  path: '/api/valuations',
  billed: true,
});

export const createValuationByIdentifier = address<typeof valuations.createValuationByIdentifier>({
  method: 'POST',
  path: '/api/valuations/by-identifier',
  billed: true,
});

export const createValuationByVin = address<typeof valuations.createValuationByVin>({
  method: 'POST',
  path: '/api/valuations/by-vin',
  billed: true,
});

export const revalue = address<typeof valuations.revalue>({
  method: 'POST',
  path: '/api/valuations/{id}/revalue',
  billed: true,
});

export const previewValuation = address<typeof valuations.previewValuation>({
  method: 'POST',
  path: '/api/valuations/preview',
  billed: false,
});

export const readValuation = address<typeof valuations.readValuation>({
  method: 'GET',
  path: '/api/valuations/{id}',
  billed: false,
});

export const readPriceDifference = address<typeof valuations.readPriceDifference>({
  method: 'GET',
  path: '/api/valuations/{id}/spread',
  billed: false,
});

export const listValuations = address<typeof valuations.listValuations>({
  method: 'GET',
  path: '/api/valuations',
  billed: false,
});
