import { setOrganisationBudget } from '@/lib/api/endpoints/people/members';
import { runSetOrganisationBudget } from '@/lib/features/people/budgets';
import { serve } from '@/lib/server';

export const PUT = serve(setOrganisationBudget, runSetOrganisationBudget);
