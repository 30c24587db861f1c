import { readMonthUsage } from '@/lib/api/endpoints/usage';
import { runReadMonthUsage } from '@/lib/features/usage/usage';
import { serve } from '@/lib/server';

export const GET = serve(readMonthUsage, runReadMonthUsage);
