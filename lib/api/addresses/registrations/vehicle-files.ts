import type { DeclaredAddress } from '@/lib/api/address';

export const listFileAlternatives = {
  method: 'POST',
  path: '/api/registrations/{id}/alternatives',
  billed: '1 look-up; a recent result is free.',
} as const satisfies DeclaredAddress;
export const chooseDerivative = {
  method: 'POST',
  path: '/api/registrations/{id}/choice',
} as const satisfies DeclaredAddress;
export const valueVehicleFile = {
  method: 'POST',
  path: '/api/registrations/{id}/value',
  billed: '1 valuation, and 1 more valuation with market prices; recent results are free.',
} as const satisfies DeclaredAddress;
export const readCleanAir = {
  method: 'GET',
  path: '/api/registrations/{id}/clean-air',
} as const satisfies DeclaredAddress;
export const readTimeline = {
  method: 'GET',
  path: '/api/registrations/{id}/timeline',
} as const satisfies DeclaredAddress;
