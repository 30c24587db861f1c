import { address } from '@/lib/api/client/address';
import type * as valuationOutlook from '@/lib/api/endpoints/valuation-outlook';

export const readRecordForecast = address<typeof valuationOutlook.readRecordForecast>({
  method: 'GET',
  path: '/api/valuations/{id}/forecast',
  billed: false,
});

export const readRecordHistory = address<typeof valuationOutlook.readRecordHistory>({
  method: 'GET',
  path: '/api/valuations/{id}/history',
  billed: false,
});

export const readRecordOptionValues = address<typeof valuationOutlook.readRecordOptionValues>({
  method: 'GET',
  path: '/api/valuations/{id}/option-values',
  billed: false,
});
