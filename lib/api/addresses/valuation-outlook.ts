import { address } from '@/lib/api/address';

export const readRecordForecast = address({ method: 'GET', path: '/api/valuations/{id}/forecast' });
export const readRecordHistory = address({ method: 'GET', path: '/api/valuations/{id}/history' });
export const readRecordOptionValues = address({ method: 'GET', path: '/api/valuations/{id}/option-values' });
export const readGuideComparison = address({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/guide-comparison',
});
export const readPastValue = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/past-value' });
export const readRegistrationValues = address({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/registration-values',
});
