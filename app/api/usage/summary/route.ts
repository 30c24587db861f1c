import { readProviderSummary } from '@/lib/api/usage';
import { runReadProviderSummary } from '@/lib/features/usage';
import { serve } from '@/lib/server';

export const GET = serve(readProviderSummary, runReadProviderSummary);
