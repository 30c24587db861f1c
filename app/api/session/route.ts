import { readSession } from '@/lib/api/endpoints/people/sign-in';
import { runReadSession } from '@/lib/features/people/sign-in';
import { serve } from '@/lib/server';

export const GET = serve(readSession, runReadSession);
