import { address } from '@/lib/api/address';

export const readHistory = address({ method: 'GET', path: '/api/history/{kind}/{identifier}' });
