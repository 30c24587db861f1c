import { setActive } from '@/lib/api/endpoints/people/members';
import { runSetActive } from '@/lib/features/people/members';
import { serve } from '@/lib/server';

export const PUT = serve(setActive, runSetActive);
