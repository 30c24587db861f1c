import { address } from '@/lib/api/address';

export const listOperations = address({ method: 'GET', path: '/api/explorer' });
export const readOperation = address({ method: 'GET', path: '/api/explorer/{operation}' });
export const tryOperation = address({ method: 'POST', path: '/api/explorer/{operation}/try' });
export const tryBilledOperation = address({
  method: 'POST',
  path: '/api/explorer/{operation}/billed-try',
  billed: '1 look-up; recent results are not used.',
});
export const readCoverage = address({ method: 'GET', path: '/api/explorer/coverage' });
