import { readRetention, setRetention } from '@/lib/api/endpoints/privacy';
import { runReadRetention, runSetRetention } from '@/lib/features/privacy/privacy';
import { serve } from '@/lib/server';

export const GET = serve(readRetention, runReadRetention);
export const PUT = serve(setRetention, runSetRetention);
