import { address } from '@/lib/api/client/address';
import type * as usage from '@/lib/api/endpoints/usage';

export const readMonthUsage = address<typeof usage.readMonthUsage>({
  method: 'GET',
  path: '/api/usage/month',
  billed: false,
});

export const readUsageReport = address<typeof usage.readUsageReport>({
  method: 'GET',
  path: '/api/usage/report',
  billed: false,
});

export const readProviderStatus = address<typeof usage.readProviderStatus>({
  method: 'GET',
  path: '/api/usage/provider',
  billed: false,
});

export const readProviderSummary = address<typeof usage.readProviderSummary>({
  method: 'GET',
  path: '/api/usage/summary',
  billed: false,
});

export const exportUsage = address<typeof usage.exportUsage>({
  method: 'GET',
  path: '/api/usage/export',
  billed: false,
});
