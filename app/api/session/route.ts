import { readSession } from '@/lib/api/people';
import { runReadSession } from '@/lib/features/people';
import { serve } from '@/lib/server';

export const GET = serve(readSession, runReadSession);
