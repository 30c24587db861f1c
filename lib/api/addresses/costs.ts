import { address } from '@/lib/api/client/address';
import type * as costs from '@/lib/api/endpoints/costs';

export const readWholeLife = address<typeof costs.readWholeLife>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life',
  billed: false,
});

export const readWholeLifeTerms = address<typeof costs.readWholeLifeTerms>({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life-terms',
  billed: false,
});
export const calculateOwnership = address<typeof costs.calculateOwnership>({
  method: 'POST',
  path: '/api/vehicles/{kind}/{identifier}/ownership',
  billed: false,
});
