import type { DeclaredAddress } from '@/lib/api/address';

export const readRecordForecast = {
  method: 'GET',
  path: '/api/valuations/{id}/forecast',
} as const satisfies DeclaredAddress;
export const readRecordHistory = {
  method: 'GET',
  path: '/api/valuations/{id}/history',
} as const satisfies DeclaredAddress;
export const readRecordOptionValues = {
  method: 'GET',
  path: '/api/valuations/{id}/option-values',
} as const satisfies DeclaredAddress;
export const readGuideComparison = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/guide-comparison',
} as const satisfies DeclaredAddress;
export const readPastValue = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/past-value',
} as const satisfies DeclaredAddress;
export const readRegistrationValues = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/registration-values',
} as const satisfies DeclaredAddress;
