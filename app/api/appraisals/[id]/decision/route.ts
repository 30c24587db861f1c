import { decideOffer } from '@/lib/api/endpoints/appraisals/appraisals';
import { runDecideOffer } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(decideOffer, runDecideOffer);
