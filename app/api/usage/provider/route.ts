import { readProviderStatus } from '@/lib/api/endpoints/usage';
import { runReadProviderStatus } from '@/lib/features/usage/usage';
import { serve } from '@/lib/server';

export const GET = serve(readProviderStatus, runReadProviderStatus);
