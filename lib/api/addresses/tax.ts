import type { DeclaredAddress } from '@/lib/api/address';

export const readCompanyCar = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/company-car',
} as const satisfies DeclaredAddress;
export const findTaxBand = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/tax-band',
} as const satisfies DeclaredAddress;
export const readP11dData = {
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/p11d-data',
} as const satisfies DeclaredAddress;
