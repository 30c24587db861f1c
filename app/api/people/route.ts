import { readPeople } from '@/lib/api/endpoints/people/members';
import { runReadPeople } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const GET = serve(readPeople, runReadPeople);
