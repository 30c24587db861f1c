import { address } from '@/lib/api/address';

export const readOpenApi = address({ method: 'GET', path: '/api/openapi.json' });
