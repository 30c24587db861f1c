import { setOrganisationBudget } from '@/lib/api/members';
import { runSetOrganisationBudget } from '@/lib/features/members';
import { serve } from '@/lib/server';

export const PUT = serve(setOrganisationBudget, runSetOrganisationBudget);
