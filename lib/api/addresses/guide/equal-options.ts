import { address } from '@/lib/api/address';

export const readEqualOptions = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/equal-options' });
export const listSimilarVehicles = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/similar' });
