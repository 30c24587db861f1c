import { readHealth } from '@/lib/api/health';
import { runReadHealth } from '@/lib/features/health';
import { serve } from '@/lib/server';

export const GET = serve(readHealth, runReadHealth);
