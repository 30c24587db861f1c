import { signOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import { runSignOffer } from '@/lib/features/appraisals/signatures';
import { serve } from '@/lib/server';

export const POST = serve(signOffer, runSignOffer);
