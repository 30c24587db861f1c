import { readGuide } from '@/lib/api/endpoints/guide/guide';
import { runReadGuide } from '@/lib/features/guide/guide';
import { serve } from '@/lib/server';

export const GET = serve(readGuide, runReadGuide);
