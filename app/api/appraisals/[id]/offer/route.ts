import { makeOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import { runMakeOffer } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(makeOffer, runMakeOffer);
