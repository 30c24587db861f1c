import { address } from '@/lib/api/address';

export const readHealth = address({ method: 'GET', path: '/api/health' });

export const readMetrics = address({ method: 'GET', path: '/api/metrics' });
