import { readRetention, setRetention } from '@/lib/api/privacy';
import { runReadRetention, runSetRetention } from '@/lib/features/privacy';
import { serve } from '@/lib/server';

export const GET = serve(readRetention, runReadRetention);
export const PUT = serve(setRetention, runSetRetention);
