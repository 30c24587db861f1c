import { saveAppraisalEntries } from '@/lib/api/endpoints/appraisals/appraisals';
import { runSaveAppraisalEntries } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const PUT = serve(saveAppraisalEntries, runSaveAppraisalEntries);
