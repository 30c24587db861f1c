import type { DeclaredAddress } from '@/lib/api/address';

export const readForecast = {
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}',
} as const satisfies DeclaredAddress;
export const readReportCard = {
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}/report-card',
} as const satisfies DeclaredAddress;
