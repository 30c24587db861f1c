import { changeAppraisalPhoto, readAppraisalPhoto, removeAppraisalPhoto } from '@/lib/api/endpoints/appraisals/photos';
import { runChangeAppraisalPhoto, runReadAppraisalPhoto } from '@/lib/features/appraisals/photos/photos';
import { runRemoveAppraisalPhoto } from '@/lib/features/appraisals/photos/photos';
import { serve, serveFile } from '@/lib/server';

export const GET = serveFile(readAppraisalPhoto, runReadAppraisalPhoto);
export const PUT = serve(changeAppraisalPhoto, runChangeAppraisalPhoto);
export const DELETE = serve(removeAppraisalPhoto, runRemoveAppraisalPhoto);
