import { readPeople } from '@/lib/api/members';
import { runReadPeople } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const GET = serve(readPeople, runReadPeople);
