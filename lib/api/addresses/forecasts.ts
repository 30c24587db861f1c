import { address } from '@/lib/api/address';

export const readForecast = address({ method: 'GET', path: '/api/forecasts/{kind}/{identifier}' });
export const readReportCard = address({ method: 'GET', path: '/api/forecasts/{kind}/{identifier}/report-card' });
