import { address } from '@/lib/api/address';

export const readWholeLife = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/whole-life' });
export const readWholeLifeTerms = address({
  method: 'GET',
  path: '/api/vehicles/{kind}/{identifier}/whole-life-terms',
});
export const calculateOwnership = address({ method: 'POST', path: '/api/vehicles/{kind}/{identifier}/ownership' });
