import { readMetrics } from '@/lib/api/metrics';
import { runReadMetrics } from '@/lib/features/metrics';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readMetrics, runReadMetrics);
