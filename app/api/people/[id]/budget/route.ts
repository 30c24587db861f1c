import { setPersonBudget } from '@/lib/api/members';
import { runSetPersonBudget } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const PUT = serve(setPersonBudget, runSetPersonBudget);
