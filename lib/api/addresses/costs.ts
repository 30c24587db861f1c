import { address } from '../address';
import type * as costs from '../costs';

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
export const askOwnership = address<typeof costs.askOwnership>({
  method: 'POST',
  path: '/api/vehicles/{kind}/{identifier}/ownership',
  billed: false,
});
