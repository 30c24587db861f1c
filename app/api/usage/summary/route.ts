import { readProviderSummary } from '@/lib/api/endpoints/usage';
import { runReadProviderSummary } from '@/lib/features/usage/usage';
import { serve } from '@/lib/server';

export const GET = serve(readProviderSummary, runReadProviderSummary);
