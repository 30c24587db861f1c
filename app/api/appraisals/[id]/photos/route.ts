import { addAppraisalPhoto } from '@/lib/api/endpoints/appraisals/photos';
import { runAddAppraisalPhoto } from '@/lib/features/appraisals/photos/photos';
import { serve } from '@/lib/server';

export const POST = serve(addAppraisalPhoto, runAddAppraisalPhoto);
