import { readHealth } from '@/lib/api/endpoints/monitoring';
import { runReadHealth } from '@/lib/features/monitoring/health';
import { serve } from '@/lib/server';

export const GET = serve(readHealth, runReadHealth);
