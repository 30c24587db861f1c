import type { DeclaredAddress } from '@/lib/api/address';

export const listOperations = { method: 'GET', path: '/api/explorer' } as const satisfies DeclaredAddress;
export const readOperation = { method: 'GET', path: '/api/explorer/{operation}' } as const satisfies DeclaredAddress;
export const tryOperation = {
  method: 'POST',
  path: '/api/explorer/{operation}/try',
} as const satisfies DeclaredAddress;
export const tryBilledOperation = {
  method: 'POST',
  path: '/api/explorer/{operation}/billed-try',
  billed: '1 look-up; recent results are not used.',
} as const satisfies DeclaredAddress;
export const readCoverage = { method: 'GET', path: '/api/explorer/coverage' } as const satisfies DeclaredAddress;
