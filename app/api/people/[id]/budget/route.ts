import { setPersonBudget } from '@/lib/api/endpoints/people/members';
import { runSetPersonBudget } from '@/lib/features/people/budgets';
import { serve } from '@/lib/server';

export const PUT = serve(setPersonBudget, runSetPersonBudget);
