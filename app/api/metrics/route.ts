import { readMetrics } from '@/lib/api/endpoints/metrics';
import { runReadMetrics } from '@/lib/features/monitoring/metrics';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readMetrics, runReadMetrics);
