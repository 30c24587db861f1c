import { address } from '@/lib/api/address';

export const readGuide = address({ method: 'GET', path: '/api/guide/{kind}/{identifier}' });
export const exportGuide = address({ method: 'GET', path: '/api/guide/{kind}/{identifier}/export' });
