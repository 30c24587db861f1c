import { setRole } from '@/lib/api/members';
import { runSetRole } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const PUT = serve(setRole, runSetRole);
