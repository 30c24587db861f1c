import { reopenAppraisal } from '@/lib/api/endpoints/appraisals/corrections';
import { runReopenAppraisal } from '@/lib/features/appraisals/corrections';
import { serve } from '@/lib/server';

export const POST = serve(reopenAppraisal, runReopenAppraisal);
