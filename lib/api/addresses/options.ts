import { address } from '@/lib/api/address';

export const readOptions = address({ method: 'GET', path: '/api/vehicles/{kind}/{identifier}/options' });
