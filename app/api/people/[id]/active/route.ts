import { setActive } from '@/lib/api/members';
import { runSetActive } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const PUT = serve(setActive, runSetActive);
