import { readAppraisalBoard } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { runReadAppraisalBoard } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const GET = serve(readAppraisalBoard, runReadAppraisalBoard);
