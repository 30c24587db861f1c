import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runReadAppraisal } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const GET = serve(readAppraisal, runReadAppraisal);
