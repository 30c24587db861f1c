import { address } from '@/lib/api/client/address';
import type * as forecasts from '@/lib/api/endpoints/forecasts';

export const readForecast = address<typeof forecasts.readForecast>({
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}',
  billed: false,
});

export const readReportCard = address<typeof forecasts.readReportCard>({
  method: 'GET',
  path: '/api/forecasts/{kind}/{identifier}/report-card',
  billed: false,
});
