import { address } from '@/lib/api/address';

export const readOptionValues = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/option-values' });
