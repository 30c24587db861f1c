import { address } from '@/lib/api/address';

export const readEmissions = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/emissions' });
export const listEmissions = address({ method: 'GET', path: '/api/emissions' });
export const findLowestCo2 = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/lowest-co2' });
