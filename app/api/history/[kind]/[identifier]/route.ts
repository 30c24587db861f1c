import { readHistory } from '@/lib/api/history';
import { runReadHistory } from '@/lib/features/history';
import { serve } from '@/lib/server';

export const GET = serve(readHistory, runReadHistory);
