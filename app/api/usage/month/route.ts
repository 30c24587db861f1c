import { readMonthUsage } from '@/lib/api/usage';
import { runReadMonthUsage } from '@/lib/features/usage';
import { serve } from '@/lib/server';

export const GET = serve(readMonthUsage, runReadMonthUsage);
