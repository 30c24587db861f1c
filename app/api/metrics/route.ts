import { readMetrics } from '@/lib/api/endpoints/monitoring';
import { runReadMetrics } from '@/lib/features/monitoring/metrics';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readMetrics, runReadMetrics);
