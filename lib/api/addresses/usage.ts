import { address } from '@/lib/api/address';

export const readMonthUsage = address({ method: 'GET', path: '/api/usage/month' });
export const readProviderStatus = address({ method: 'GET', path: '/api/usage/provider' });
export const readUsageReport = address({ method: 'GET', path: '/api/usage/report' });
export const readProviderSummary = address({ method: 'GET', path: '/api/usage/summary' });
export const exportUsage = address({ method: 'GET', path: '/api/usage/export' });
