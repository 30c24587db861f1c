import { setRole } from '@/lib/api/endpoints/people/members';
import { runSetRole } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const PUT = serve(setRole, runSetRole);
