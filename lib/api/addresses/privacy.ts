import { address } from '@/lib/api/address';

export const findPlateData = address({ method: 'POST', path: '/api/privacy/find' });
export const exportPlateData = address({ method: 'POST', path: '/api/privacy/export' });
export const erasePlateData = address({ method: 'POST', path: '/api/privacy/erase' });
export const readRetention = address({ method: 'GET', path: '/api/privacy/retention' });
export const setRetention = address({ method: 'PUT', path: '/api/privacy/retention' });
