import { readProviderStatus } from '@/lib/api/usage';
import { runReadProviderStatus } from '@/lib/features/usage';
import { serve } from '@/lib/server';

export const GET = serve(readProviderStatus, runReadProviderStatus);
